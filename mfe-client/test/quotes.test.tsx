import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { acceptClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getCardPayment } from '@marquee/contracts/invoice-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { isAbove } from './is-above.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin?tab=quotes';

async function confirmAcceptance(user: ReturnType<typeof renderClient>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept this Quote' }),
  );
}

describe('quotes', () => {
  test('when there is a discount, then the card shows it and the reduced total', async () => {
    const quote = aQuote({ totalAmount: '899.00', discountAmount: '99.00', finalAmount: '800.00' });
    renderClient({ route, answers: [answer(listClientQuotes, [quote])] });

    expect(await screen.findByText('−$99.00')).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$899.00');
    expect(screen.getByText('To pay').parentElement).toHaveTextContent('$800.00');
  });

  test('when there is a discount, then the dialog shows the reduced total', async () => {
    const quote = aQuote({ totalAmount: '899.00', discountAmount: '99.00', finalAmount: '800.00' });
    const { user } = renderClient({ route, answers: [answer(listClientQuotes, [quote])] });

    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));

    expect(within(screen.getByRole('alertdialog')).getByText('$800.00')).toBeVisible();
  });

  test.each([
    [
      'takes no cards',
      'provider_not_connected',
      'Sunset Sound Co. doesn’t accept cards yet. Payment is arranged',
    ],
    [
      'uses a deployment without card payments',
      'not_offered',
      'Payment is arranged with Sunset Sound Co. in cash',
    ],
  ] as const)(
    'when the provider %s, then the dialog names other ways to pay before the client accepts',
    async (_case, cardPayment, words) => {
      const quote = aQuote({ providerId: crypto.randomUUID() });
      const { user } = renderClient({
        route,
        answers: [answer(listClientQuotes, [quote]), answer(getCardPayment, { cardPayment })],
      });

      await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));

      await waitFor(() => {
        expect(screen.getByRole('alertdialog')).toHaveTextContent(words);
      });
    },
  );

  test.each([
    ['the provider takes cards', { cardPayment: 'possible' } as const, crypto.randomUUID()],
    ['an earlier release sent no provider id', { cardPayment: 'not_offered' } as const, undefined],
  ])('when %s, then the dialog does not mention cards', async (_case, known, providerId) => {
    const { user } = renderClient({
      route,
      answers: [answer(listClientQuotes, [aQuote({ providerId })]), answer(getCardPayment, known)],
    });

    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));

    expect(screen.getByRole('alertdialog')).not.toHaveTextContent(/cards|in cash/);
  });

  test('when the provider is revising the quote, then the card says so and the client can still accept the sent version', async () => {
    renderClient({ route, answers: [answer(listClientQuotes, [aQuote({ isBeingRevised: true })])] });

    expect(await screen.findByText('A revision is being prepared')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept this Quote' })).toBeEnabled();
  });

  test('when the provider withdrew the quote, then the top of the card says so and the quote cannot be accepted', async () => {
    const withdrawn = aQuote({ isBeingRevised: true, answer: 'withdrawn' });
    renderClient({ route, answers: [answer(listClientQuotes, [withdrawn])] });

    const notice = await screen.findByText('This quote was withdrawn');
    expect(isAbove(notice, screen.getByRole('heading', { name: 'Services included' }))).toBe(true);
    expect(screen.queryByText('A revision is being prepared')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept this Quote' })).toBeDisabled();
  });

  test('when the event of an accepted quote was cancelled, then the card says so and has no accept button', async () => {
    const event = aSentEvent({ status: 'cancelled' });
    const quote = aQuote({ eventId: event.id, clientAccepted: true });
    renderClient({ route, answers: [answer(listClientEvents, [event]), answer(listClientQuotes, [quote])] });

    expect(await screen.findByText('The event was cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept this Quote' })).not.toBeInTheDocument();
  });

  test('when the quote was accepted, then the card has no accept button and shows the acceptance deadline instead of the validity', async () => {
    const quote = aQuote({ clientAccepted: true, clientAcceptedAt: '2025-08-20T14:32:00.000Z' });
    renderClient({ route, answers: [answer(listClientQuotes, [quote])] });

    const card = within(await screen.findByRole('region', { name: /^Quote for/ }));

    expect(card.getAllByText('Accepted')[0]).toBeVisible();
    expect(card.queryByRole('button', { name: 'Accept this Quote' })).not.toBeInTheDocument();
    expect(card.queryByText('Valid until')).not.toBeInTheDocument();
    expect(card.getByText('Acceptance deadline')).toBeVisible();
  });
});

describe('accept a quote', () => {
  test('when the client opens the dialog, then it shows the total, the version and the terms', async () => {
    const event = aSentEvent({ status: 'proposal', eventDate: '2099-10-17' });
    const quote = aQuote({ eventId: event.id, version: 3 });
    const { user } = renderClient({
      route,
      answers: [answer(listClientEvents, [event]), answer(listClientQuotes, [quote])],
    });

    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));

    const dialog = within(
      screen.getByRole('alertdialog', { name: `Accept the quote for ${quote.eventName}?` }),
    );
    expect(dialog.getByText('$899.00')).toBeVisible();
    expect(dialog.getByText('Saturday, October 17, 2099')).toBeVisible();
    expect(dialog.getByText(/version 3/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    expect(dialog.getByText(/Payments aren’t refunded automatically\.$/)).toBeVisible();
  });

  test('when the server rejects the acceptance, then its message appears and the quotes are fetched again', async () => {
    const { user, calls } = renderClient({
      route,
      answers: [
        answer(listClientQuotes, [aQuote()]),
        refuse(acceptClientQuote, {
          status: 409,
          code: 'offer_withdrawn',
          message: 'This quote was withdrawn',
        }),
      ],
    });

    await confirmAcceptance(user);

    expect(await screen.findByText('This quote was withdrawn')).toBeVisible();
    await waitFor(() => {
      expect(calls(listClientQuotes).length).toBeGreaterThan(1);
    });
  });

  test('when the event is booked a moment after the acceptance, then the booking appears without a reload', async () => {
    const event = aSentEvent({ status: 'proposal' });
    const quote = aQuote({ eventId: event.id });
    const { user, calls } = renderClient({
      route,
      answers: [
        answer(listClientEvents, () => [
          calls(listClientEvents).length > 2 ? { ...event, status: 'booked' as const } : event,
        ]),
        answer(listClientQuotes, [quote]),
        answer(acceptClientQuote, { ...quote, clientAccepted: true }),
      ],
    });

    await confirmAcceptance(user);
    await user.click(await screen.findByRole('tab', { name: 'My Events' }));

    expect(await screen.findByText('Booked')).toBeVisible();
  });
});
