import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAcceptedQuote, aQuote } from './a-quote.ts';
import { renderEditor, renderEditorWithTermsForm } from './render-provider.tsx';

const deposits = { amount: 'Deposit amount', percent: 'Deposit (%)' } as const;

type DepositKind = keyof typeof deposits;

async function typeDeposit(
  kind: DepositKind,
  typed: string,
  answersFor: (quote: ProviderQuote) => Answer[] = () => [],
) {
  const quote = aQuote();
  const view = await renderEditorWithTermsForm(quote, answersFor(quote));
  await view.user.selectOptions(await screen.findByRole('combobox', { name: 'Deposit' }), kind);
  await view.user.type(screen.getByRole('textbox', { name: deposits[kind] }), typed);
  return view;
}

async function typeDays(quote: ProviderQuote, typed: string) {
  const view = await renderEditorWithTermsForm(quote);
  const field = await screen.findByRole('textbox', { name: 'Balance due (days before event)' });
  await view.user.clear(field);
  await view.user.type(field, typed);
  return { ...view, field };
}

function payments() {
  const terms = within(screen.getByRole('group', { name: 'Payments' })).getAllByRole('term');
  return terms.map(({ parentElement }) => parentElement?.textContent);
}

describe('the payment schedule of a quote', () => {
  test('when nothing was chosen, then the full payment is due a week before the event', async () => {
    renderEditor(aQuote());

    expect(await screen.findByRole('combobox', { name: 'Deposit' })).toHaveDisplayValue('No deposit');
    expect(payments()).toEqual(['Full paymentDue Nov 15, 2099$599.00']);
  });

  test('when the provider types a percentage, then both installments appear to the cent before saving', async () => {
    const { calls } = await typeDeposit('percent', '33');

    expect(payments()).toEqual(['DepositDue on acceptance$197.67', 'BalanceDue Nov 15, 2099$401.33']);
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when the provider also types a discount, then the installments use the reduced total', async () => {
    const { user } = await typeDeposit('percent', '50');

    await user.clear(screen.getByRole('textbox', { name: 'Discount' }));
    await user.type(screen.getByRole('textbox', { name: 'Discount' }), '99');

    expect(payments()).toEqual(['DepositDue on acceptance$250.00', 'BalanceDue Nov 15, 2099$250.00']);
  });

  test('when the terms are saved, then the request contains the contract’s schedule and the preview shows it', async () => {
    const deposit = { kind: 'amount', amount: '150.50' } as const;
    const paymentSchedule = { deposit, balanceDueDaysBefore: 7 };
    const { user, calls } = await typeDeposit('amount', '$150.5', (quote) => [
      answer(updateQuote, { ...quote, paymentSchedule }),
    ]);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    const preview = within(screen.getByRole('article', { name: 'The quote as Marta sees it' }));
    expect(preview.getByText('$150.50')).toBeVisible();
    expect(calls(updateQuote)[0]?.body).toMatchObject({ paymentSchedule });
  });

  test.each([
    ['amount', 'half', 'Please enter an amount such as 1,250.00'],
    ['amount', '12,50', 'Please enter an amount such as 1,250.00'],
    ['amount', '0', 'The deposit must be more than zero'],
    ['percent', '101', 'The deposit must be at most 100 percent'],
    ['percent', '2.5', 'The deposit must be a whole percentage'],
  ] as const)('when the %s is "%s", then the field shows an error', async (kind, typed, message) => {
    const { user, calls } = await typeDeposit(kind, typed);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: deposits[kind] })).toHaveAccessibleDescription(message);
    });
    expect(screen.getByText(/^The payments appear here/)).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test.each([
    ['366', 'Please use at most 365 days before the event'],
    ['-1', 'Days before the event must not be negative'],
    ['soon', 'Days before the event must be a whole number'],
  ])('when the days before the event are "%s", then the field shows an error', async (typed, message) => {
    const { user, field } = await typeDays(aQuote(), typed);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(message);
    });
  });

  test('when the event has no date, then everything is due on acceptance, with the reason', async () => {
    const { field } = await typeDays(aQuote({ eventDate: '' }), '30');

    expect(field).toHaveAccessibleDescription('The event has no date, so the balance is due on acceptance.');
    expect(payments()).toEqual(['Full paymentDue on acceptance$599.00']);
  });

  test('when the deposit is above the total, then the page says that the quote cannot be sent', async () => {
    await typeDeposit('amount', '600');

    expect(screen.getByText(/^The deposit is more than the sum to pay of \$599\.00/)).toBeVisible();
  });

  test('when the server rejects a field, then the server’s message appears beside the field', async () => {
    const message = 'The deposit is not payable';
    const errors = [{ path: 'paymentSchedule.deposit.amount', message }];
    const refusal = refuse(updateQuote, { status: 422, code: 'rule_broken', message, errors });
    const { user } = await typeDeposit('amount', '100', () => [refusal]);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Deposit amount' })).toHaveAccessibleDescription(message);
    });
  });

  test('when the quote was accepted, then its schedule is read-only', async () => {
    renderEditor(anAcceptedQuote());

    expect(await screen.findByRole('combobox', { name: 'Deposit' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Balance due (days before event)' })).toHaveAttribute(
      'readonly',
    );
    expect(payments()).toEqual(['Full paymentDue Nov 15, 2099$599.00']);
  });

  test('when the quote was accepted, then the day of acceptance in the event’s time zone applies', async () => {
    const acceptedThere = { timeZone: 'Pacific/Honolulu', clientAcceptedAt: '2099-11-15T09:30:00.000Z' };
    renderEditor(anAcceptedQuote(acceptedThere));

    await screen.findByRole('combobox', { name: 'Deposit' });

    expect(payments()).toEqual(['Full paymentDue Nov 15, 2099$599.00']);
  });
});
