import { getSubscription } from '@marquee/contracts/billing-operations';
import type { Subscription } from '@marquee/contracts/billing-operations';
import { getQuote, listQuotes } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anAcceptedQuote, anApprovedQuote, aQuote } from './a-quote.ts';
import { renderEditor, renderProvider, renderEditorWithTermsForm, trial } from './render-provider.tsx';

const percent = { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 7 } as const;
const fixed = { deposit: { kind: 'amount', amount: '200.00' }, balanceDueDaysBefore: 7 } as const;
const none = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 } as const;

function subscriptionAnswer(cardPayments: Subscription['cardPayments']) {
  return answer(getSubscription, { ...trial, cardPayments });
}

async function openDialog(quote: ProviderQuote, cardPayments: Subscription['cardPayments']) {
  const { user } = renderProvider({
    answers: [answer(listQuotes, [quote]), answer(getQuote, quote), subscriptionAnswer(cardPayments)],
  });
  await screen.findByText('Free Trial');
  await user.click(await screen.findByRole('button', { name: 'Send to Client' }));
  return within(await screen.findByRole('alertdialog'));
}

describe('sending a quote before card payments are set up', () => {
  test.each([
    { quote: { paymentSchedule: percent }, says: 'Your client can’t pay the 30% deposit by card yet.' },
    { quote: { paymentSchedule: fixed }, says: 'Your client can’t pay the $200.00 deposit by card yet.' },
    {
      quote: { paymentSchedule: none, eventDate: '' },
      says: 'Your client can’t pay the full amount by card yet.',
    },
  ])('when a payment is due on acceptance, then the dialog says $says', async ({ quote, says }) => {
    const dialog = await openDialog(anApprovedQuote(quote), 'not_connected');

    expect(await dialog.findByText(says)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Set Up Card Payments' })).toHaveAttribute(
      'href',
      '/provider/billing#card-payments',
    );
  });

  test('when Stripe requires further details, then the dialog warns as well', async () => {
    const dialog = await openDialog(anApprovedQuote({ paymentSchedule: percent }), 'incomplete');

    expect(await dialog.findByText(/by card yet/)).toBeVisible();
  });

  test.each([
    { when: 'cards work', schedule: percent, cards: 'ready' },
    { when: 'the server has no card processor', schedule: percent, cards: 'unavailable' },
    { when: 'the response lacks the state of card payments', schedule: percent, cards: undefined },
    { when: 'nothing is due on acceptance', schedule: none, cards: 'not_connected' },
  ] as const)('when $when, then the dialog does not warn', async ({ schedule, cards }) => {
    const dialog = await openDialog(anApprovedQuote({ paymentSchedule: schedule }), cards);

    expect(dialog.queryByText(/by card yet/)).toBeNull();
  });
});

describe('the payment schedule before card payments are set up', () => {
  test('when the provider chooses a deposit, then a hint warns before the terms are saved', async () => {
    const { user } = await renderEditorWithTermsForm(aQuote(), [subscriptionAnswer('not_connected')]);
    const deposit = await screen.findByRole('combobox', { name: 'Deposit' });
    expect(screen.queryByText(/by card yet/)).toBeNull();

    await user.selectOptions(deposit, 'percent');
    await user.type(screen.getByRole('textbox', { name: /Deposit .*(percent|%)/ }), '25');

    expect(await screen.findByText('Your client can’t pay the 25% deposit by card yet.')).toBeVisible();
  });

  test('when the quote is accepted, then the hint is gone', async () => {
    renderEditor(anAcceptedQuote({ paymentSchedule: percent }), [subscriptionAnswer('not_connected')]);

    expect(await screen.findByRole('group', { name: 'Payments' })).toBeVisible();
    expect(screen.queryByText(/by card yet/)).toBeNull();
  });
});
