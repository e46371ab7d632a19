import {
  cancelClientEvent,
  listClientEvents,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { acceptClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { updateClientProfile } from '@marquee/contracts/profile-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { anEvent, aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { acceptQuote, sendToProvider } from './client-actions.ts';
import { editProfile } from './edit-profile.ts';
import { openEdit } from './open-edit.ts';
import { openRequest } from './open-request.ts';

/** The toast shows the server's message, or the specification's text if the message is empty. */
const reasons = [
  { reason: 'no reason', message: '' },
  { reason: 'a reason', message: 'The stage is closed' },
];

function failures(fallback: string) {
  return reasons.map(({ reason, message }) => ({
    reason,
    shownText: message || fallback,
    refusal: { status: 500, code: 'internal', message },
  }));
}

describe('8 Accepting a quote', () => {
  async function accept(reply: Answer) {
    const { user } = renderClient({
      route: '/client-admin?tab=quotes',
      answers: [answer(listClientQuotes, [aQuote()]), reply],
    });
    await acceptQuote(user);
  }

  test("when the quote is accepted, then a toast shows 'Quote Accepted'", async () => {
    await accept(answer(acceptClientQuote, aQuote({ clientAccepted: true })));

    await expectToast('Quote Accepted', 'You have successfully accepted the quote!');
  });

  test.each(failures('Failed to accept quote'))(
    "when accepting fails with $reason, then a toast shows 'Error' and '$shownText'",
    async ({ refusal, shownText }) => {
      await accept(refuse(acceptClientQuote, refusal));

      await expectToast('Error', shownText);
    },
  );
});

describe('8 Sending an event', () => {
  async function send(reply: Answer) {
    const { user } = renderClient({
      route: '/client-admin',
      answers: [answer(listClientEvents, [anEvent()]), reply],
    });
    await sendToProvider(user);
  }

  test("when the event is sent, then a toast shows 'Event Sent'", async () => {
    await send(answer(sendEventToProvider, aSentEvent()));

    await expectToast('Event Sent', 'Your event has been sent to the provider!');
  });

  test.each(failures('Failed to send event to provider'))(
    "when sending fails with $reason, then a toast shows 'Error' and '$shownText'",
    async ({ refusal, shownText }) => {
      await send(refuse(sendEventToProvider, refusal));

      await expectToast('Error', shownText);
    },
  );
});

describe('8 Saving the profile', () => {
  test("when the profile is saved, then a toast shows 'Profile Updated'", async () => {
    const { save } = await editProfile();

    await save();

    await expectToast('Profile Updated', 'Your profile has been updated successfully!');
  });

  test.each(failures('Failed to update profile'))(
    "when saving fails with $reason, then a toast shows 'Error' and '$shownText'",
    async ({ refusal, shownText }) => {
      const { save } = await editProfile(refuse(updateClientProfile, refusal));

      await save();

      await expectToast('Error', shownText);
    },
  );
});

describe('8 Updating an event', () => {
  test("when the event is saved, then a toast shows 'Event Updated'", async () => {
    const { save } = await openEdit();

    await save();

    await expectToast('Event Updated', 'Your event has been successfully updated!');
  });

  test.each(failures('Failed to update event'))(
    "when updating fails with $reason, then a toast shows 'Error' and '$shownText'",
    async ({ refusal, shownText }) => {
      const { save } = await openEdit({ reply: refuse(updateClientEvent, refusal) });

      await save();

      await expectToast('Error', shownText);
    },
  );
});

describe('8 Creating an event', () => {
  test("when the event is created, then a toast shows 'Event Created'", async () => {
    const { create } = await openRequest();

    await create();

    await expectToast(
      'Event Created',
      "Your event has been created successfully! We'll connect you with suitable vendors soon.",
      'Draft saved. Send it to a provider to get a quote.',
    );
  });

  test.each(failures('Failed to create event'))(
    "when creating fails with $reason, then a toast shows 'Error' and '$shownText'",
    async ({ refusal, shownText }) => {
      const { create } = await openRequest({ reply: refuse(createEvent, refusal) });

      await create();

      await expectToast('Error', shownText);
    },
  );
});

describe('8 Cancelling an event', () => {
  test('when cancelling fails, then the dialog keeps the typed reason', async () => {
    const refusal = { status: 409, code: 'conflict', message: 'It is completed' };
    const { user } = renderClient({
      route: '/client-admin',
      answers: [answer(listClientEvents, [anEvent()]), refuse(cancelClientEvent, refusal)],
    });
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));
    await user.type(await screen.findByLabelText('Reason'), 'Moving away');

    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    await expectToast('Failed to Cancel Event', 'It is completed');
    expect(screen.getByLabelText('Reason')).toHaveValue('Moving away');
  });
});
