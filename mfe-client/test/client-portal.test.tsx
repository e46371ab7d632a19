import { listClientEvents, sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { acceptClientQuote, getClientQuote } from '@marquee/contracts/client-quote-operations';
import { api } from '@marquee/web-kit';
import { aClientUser, answer, aUserWithoutRole, renderWithApp } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aQuoteSummary } from './a-quote-summary.ts';
import { aQuote } from './a-quote.ts';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const route = '/client';

describe('client portal', () => {
  test('when nobody is signed in, then the page offers the sign-in', async () => {
    renderWithApp(<RemoteRoutes />, { route });

    expect(await screen.findByText('Welcome to Client Portal')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/login/),
    );
  });

  test('when the user has no name and no role, then the page greets them as “Client”, has no quote and does not request events', async () => {
    const { calls } = renderClient({ route, session: aUserWithoutRole({ firstName: '' }) });

    await screen.findByText('No Quote Found');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Client!');
    expect(calls(listClientEvents)).toHaveLength(0);
  });

  test('when there are no records, then the page says so, and a link leads to the event form', async () => {
    renderClient({ route, answers: [answer(getClientQuote, null)] });

    expect(await screen.findByText('No Quote Found')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Complete your booking to create your first event' }),
    ).toHaveAttribute('href', '/client-event-form');
  });

  test('when the client accepts the quote, then the request contains the quote’s version and a toast confirms the acceptance', async () => {
    const quote = aQuoteSummary({ version: 2 });
    const { user, calls } = renderClient({
      route: '/client-portal',
      answers: [
        answer(getClientQuote, quote),
        answer(acceptClientQuote, aQuote({ id: quote.id, clientAccepted: true })),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept this Quote' }),
    );

    expect(await screen.findByText('Quote Accepted')).toBeVisible();
    expect(calls(acceptClientQuote)[0]?.body).toEqual({ version: 2, revision: 4 });
  });

  test('when a newer version arrives while the dialog is open, then the client accepts the version that the dialog shows', async () => {
    const quote = aQuoteSummary({ version: 2 });
    let latest = quote;
    const { user, calls, store } = renderClient({
      route: '/client-portal',
      answers: [
        answer(getClientQuote, () => latest),
        answer(acceptClientQuote, aQuote({ id: quote.id, clientAccepted: true })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));
    latest = { ...quote, version: 3, revision: 5, eventName: 'Gala by the Sea' };
    act(() => void store.dispatch(api.util.invalidateTags(['Quote'])));
    await screen.findAllByText(/Gala by the Sea/);

    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept this Quote' }),
    );

    await waitFor(() => {
      expect(calls(acceptClientQuote)[0]?.body).toEqual({ version: 2, revision: 4 });
    });
  });

  test('when the quote has a discount, then the dialog shows the total and the reduced amount to pay', async () => {
    const quote = aQuoteSummary({
      totalAmount: '899.00',
      finalAmount: '800.00',
      instalments: [{ part: 'balance', amount: '800.00', dueOn: null }],
    });
    const { user } = renderClient({ route, answers: [answer(getClientQuote, quote)] });

    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));

    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('To pay').parentElement).toHaveTextContent('$800.00');
    expect(dialog.getByText('Total').parentElement).toHaveTextContent('$899.00');
  });

  test('when the quote has a due date, then card and dialog show the date before the client accepts', async () => {
    const quote = aQuoteSummary({
      instalments: [{ part: 'balance', amount: '899.00', dueOn: '2099-10-10' }],
    });
    const { user } = renderClient({ route, answers: [answer(getClientQuote, quote)] });
    expect(await screen.findByText('Due Oct 10, 2099')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Accept this Quote' }));

    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('$899.00 Due Oct 10, 2099')).toBeVisible();
  });

  test.each([
    { quote: aQuoteSummary({ answer: 'withdrawn' }), note: 'This quote was withdrawn' },
    { quote: aQuoteSummary({ isExpired: true }), note: 'This quote has expired' },
  ])(
    'when the client cannot accept the quote, then the card gives the reason: $note',
    async ({ quote, note }) => {
      renderClient({ route, answers: [answer(getClientQuote, quote)] });

      expect(await screen.findByText(note)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Accept this Quote' })).toBeDisabled();
    },
  );

  test('when an accepted quote has expired, then the card does not mention the expiry', async () => {
    const quote = aQuoteSummary({ status: 'Accepted', isExpired: true });
    renderClient({ route, answers: [answer(getClientQuote, quote)] });

    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByText('This quote has expired')).not.toBeInTheDocument();
  });

  test('when the client sends a draft from the portal, then a toast confirms that the event was sent', async () => {
    const event = anEvent();
    const { user } = renderClient({
      route,
      session: aClientUser(),
      answers: [
        answer(listClientEvents, [event]),
        answer(getClientQuote, null),
        answer(sendEventToProvider, aSentEvent({ id: event.id })),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Send to provider' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send to provider' }),
    );

    expect(await screen.findByText('Event Sent')).toBeVisible();
  });

  test.each([
    { is: 'has not confirmed', flag: { providerEmailVerified: false }, warnings: 1 },
    { is: 'has confirmed', flag: {}, warnings: 0 },
  ])('when the provider $is the email address, then the dialog shows $warnings warnings', async (example) => {
    const { user } = renderClient({
      route,
      session: aClientUser(),
      answers: [answer(listClientEvents, [anEvent(example.flag)]), answer(getClientQuote, null)],
    });

    await user.click(await screen.findByRole('button', { name: 'Send to provider' }));

    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.queryAllByText(/has not confirmed the email address/)).toHaveLength(example.warnings);
  });
});
