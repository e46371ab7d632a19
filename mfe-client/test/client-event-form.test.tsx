import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { answer, aProviderUser, aUserWithoutRole, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { RemoteRoutes } from '../src/routes.tsx';
import { aQuoteSummary } from './a-quote-summary.ts';
import { anEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-event-form';
const noQuote = answer(getClientQuote, null);

const details = {
  'Event Name': 'Leïla’s Henna Night',
  'Event Date': '2099-11-09',
  'Start Time': '17:30',
  'Venue Address': '25-22 Astoria Boulevard',
  'Home Address': '12 Prospect Park West',
  'Contact Name': 'Amara Okafor',
  'Email Address': 'amara@okafor.example',
  'Phone Number': '(917) 555-0116',
};

async function fillAndSubmit(user: UserEvent) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Event Category' }), 'Henna');
  for (const [label, value] of Object.entries(details)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await user.click(screen.getByRole('button', { name: 'Submit Event Details' }));
}

describe('client event form', () => {
  test('when nobody is signed in, then the sign-in is asked for', async () => {
    renderWithApp(<RemoteRoutes />, { route });

    expect(await screen.findByText('Please Sign In')).toBeVisible();
  });

  test('when there is a quote, then its total less the discount stands above the form', async () => {
    const quote = aQuoteSummary({ totalAmount: '899.00', finalAmount: '800.00' });
    renderClient({ route, answers: [answer(getClientQuote, quote)] });

    expect(await screen.findByText('Quote Summary')).toBeVisible();
    expect(screen.getByText('$800.00')).toBeVisible();
  });

  test('when it is submitted, then the portal opens and says so', async () => {
    const { user, calls, path } = renderClient({
      route,
      answers: [noQuote, answer(createClientEvent, anEvent({ providerEmail: '' }))],
    });

    await fillAndSubmit(user);

    expect(await screen.findByText('Event Details Submitted!')).toBeVisible();
    expect(path()).toBe('/client-portal');
    expect(calls(createClientEvent)[0]?.body).toMatchObject({
      eventCategory: 'Henna',
      contactName: 'Amara Okafor',
    });
  });

  test.each([
    { session: aUserWithoutRole(), who: 'without a role', opened: '/client-portal' },
    { session: aProviderUser(), who: 'a provider', opened: '/home' },
  ])(
    'when the user is $who, then the details are sent too and $opened opens',
    async ({ session, opened }) => {
      const { user, calls, path } = renderClient({
        route,
        session,
        answers: [answer(createClientEvent, anEvent({ providerEmail: '' }))],
      });

      await fillAndSubmit(user);

      expect(await screen.findByText('Event Details Submitted!')).toBeVisible();
      await waitFor(() => {
        expect(path()).toBe(opened);
      });
      expect(calls(createClientEvent)).toHaveLength(1);
      expect(calls(getClientQuote)).toHaveLength(0);
    },
  );

  test('when the server refuses without a word, then the fallback is shown and the answers stay', async () => {
    const { user } = renderClient({
      route,
      answers: [noQuote, refuse(createClientEvent, { status: 500, code: 'internal', message: '' })],
    });

    await fillAndSubmit(user);

    expect(await screen.findByText('Submission Failed')).toBeVisible();
    expect(screen.getByText('Failed to submit event details')).toBeVisible();
    expect(screen.getByLabelText('Event Name')).toHaveValue('Leïla’s Henna Night');
  });
});
