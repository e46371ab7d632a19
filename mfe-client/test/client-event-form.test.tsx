import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { answer, aProviderUser, aUserWithoutRole, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { RemoteRoutes } from '../src/routes.tsx';
import { aQuoteSummary } from './a-quote-summary.ts';
import { anEvent } from './an-event.ts';
import { fillDetails } from './fill-details.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-event-form';
const noQuote = answer(getClientQuote, null);

async function fillAndSubmit(user: UserEvent) {
  await fillDetails(user);
  await user.click(screen.getByRole('button', { name: 'Submit Event Details' }));
}

describe('client event form', () => {
  test('when nobody is signed in, then the page requires a sign-in', async () => {
    renderWithApp(<RemoteRoutes />, { route });

    expect(await screen.findByText('Please Sign In')).toBeVisible();
  });

  test('when there is a quote with a discount, then the quote summary shows the amount to pay', async () => {
    const quote = aQuoteSummary({ totalAmount: '899.00', finalAmount: '800.00' });
    renderClient({ route, answers: [answer(getClientQuote, quote)] });

    expect(await screen.findByText('Quote Summary')).toBeVisible();
    expect(screen.getByText('$800.00')).toBeVisible();
  });

  test('when the client submits the form, then the portal opens with a confirmation', async () => {
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
    'when the user is $who, then the form can be submitted and $opened opens',
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
});
