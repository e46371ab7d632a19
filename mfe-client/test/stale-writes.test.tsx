import {
  cancelClientEvent,
  getClientEvent,
  listClientEvents,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { acceptClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { answer, answerIfFresh, hold } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aProfile } from './a-profile.ts';
import { aQuote } from './a-quote.ts';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

describe('a profile that changed in another tab', () => {
  const read = aProfile({ phone: '5550100', revision: 3 });
  const current = { ...read, phone: '5550177', additionalContactName: 'Lee', revision: 4 };

  async function saveAddress() {
    const view = renderClient({
      route: '/client-admin?tab=profile',
      answers: [answer(getClientProfile, read), answerIfFresh(updateClientProfile, current)],
    });
    await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await view.user.type(screen.getByLabelText(/^Home Address/), '1 First Street');
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    return view;
  }

  test('when the client saves it, then the page names the fields that differ, and the typed text stays', async () => {
    await saveAddress();

    expect(await screen.findByText(/You changed Phone and .* in another tab/)).toBeVisible();
    expect(screen.getByLabelText(/^Home Address/)).toHaveValue('1 First Street');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('5550177');
  });

  test('when the client saves it again, then the request contains the typed text and the changes of the other tab', async () => {
    const { user, calls } = await saveAddress();
    await screen.findByText(/You changed Phone/);

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateClientProfile).at(-1)?.body).toMatchObject({
      ...{ homeAddress: '1 First Street', phone: '5550177', additionalContactName: 'Lee', revision: 4 },
    });
  });
});

describe('a profile that the client edits during a save', () => {
  test('when the response to the save arrives, then the form stays open with the later text', async () => {
    const read = aProfile({ revision: 3 });
    const { answer: saving, release: letCome } = hold(answerIfFresh(updateClientProfile, read));
    const { user } = renderClient({
      route: '/client-admin?tab=profile',
      answers: [answer(getClientProfile, read), saving],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    await user.type(screen.getByLabelText(/^Home Address/), '1 First Street');
    letCome();

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(screen.getByLabelText(/^Home Address/)).toHaveValue(`${read.homeAddress}1 First Street`);
  });
});

describe('an event that changed in another tab', () => {
  const read = anEvent({ revision: 2 });
  const current = { ...read, venueAddress: '2 Water Street', revision: 3 };

  test('when the client saves it, then the page names the fields that differ; a second attempt saves it', async () => {
    const { user, calls } = renderClient({
      route: `/edit-event/${read.id}`,
      answers: [answer(getClientEvent, read), answerIfFresh(updateClientEvent, current)],
    });
    const name = await screen.findByLabelText(/^Event Name/);
    await user.clear(name);
    await user.type(name, 'Garden Party');
    await user.click(screen.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText(/You changed Venue Address in another tab/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Update Event' }));

    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(calls(updateClientEvent).at(-1)?.body).toMatchObject({
      ...{ name: 'Garden Party', venueAddress: '2 Water Street', revision: 3 },
    });
  });

  test('when client and provider changed the event and the client cancels it, then the page names who changed what, and the typed reason stays', async () => {
    const sent = aSentEvent({ revision: 2 });
    const moved = { ...sent, status: 'proposal', guestCount: 120, revision: 3 } as const;
    const changedBy = { fields: { status: 'provider' }, otherFields: 'client' } as const;
    const { user } = renderClient({
      route: '/client-admin',
      answers: [answer(listClientEvents, [sent]), answerIfFresh(cancelClientEvent, moved, changedBy)],
    });
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    await user.type(reason, 'We moved');

    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    const changes =
      'You changed Guest Count in another tab or on another device. The provider changed Status.';
    expect(await screen.findByText(new RegExp(changes))).toBeVisible();
    expect(reason).toHaveValue('We moved');
  });
});

describe('a quote that changed since its client read it', () => {
  const read = aQuote({ version: 1, revision: 4 });
  const byProvider = { fields: { status: 'provider' }, otherFields: 'provider' } as const;

  async function accept(current: typeof read) {
    const view = renderClient({
      route: '/client-admin?tab=quotes',
      answers: [answer(listClientQuotes, [read]), answerIfFresh(acceptClientQuote, current, byProvider)],
    });
    await view.user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await view.user.click(dialog.getByRole('button', { name: /^Accept/ }));
    return view;
  }

  test('when the client accepts it, then the page names what the provider changed', async () => {
    await accept({ ...read, totalAmount: '900.00', version: 2, revision: 9 });

    expect(await screen.findByText(/The provider changed Total/)).toBeVisible();
  });

  test.each([
    ['Payment', { paymentSchedule: { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 } }],
    ['Provider', { providerName: 'Moonrise Strings' }],
    ['Version', { version: 2 }],
  ] as const)('when only %s differs, then accepting stops with a notice', async (label, changed) => {
    const { calls } = await accept({ ...read, ...changed, revision: 9 });

    expect(await screen.findByText(new RegExp(`The provider changed ${label}\\.`))).toBeVisible();
    expect(calls(acceptClientQuote)).toHaveLength(1);
  });

  test('when the provider is preparing another version, then the client’s acceptance succeeds', async () => {
    await accept({ ...read, isBeingRevised: true, revision: 9 });

    expect(await screen.findByText('Quote Accepted')).toBeVisible();
  });

  test('when the offer is unchanged, then the client’s acceptance succeeds', async () => {
    const { calls } = await accept({ ...read, revision: 9 });

    expect(await screen.findByText('Quote Accepted')).toBeVisible();
    expect(calls(acceptClientQuote).map(({ body }) => body)).toEqual([
      { version: 1, revision: 4 },
      { version: 1, revision: 9 },
    ]);
  });
});
