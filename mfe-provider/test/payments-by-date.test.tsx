import { getEventSummary } from '@marquee/contracts/event-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMonth, aPaymentSummary } from './a-payment-summary.ts';
import { aSummary } from './a-summary.ts';
import { renderProvider } from './render-provider.tsx';

const total = { paid: '1499.50', refunded: '40.01', received: '1459.49', payments: 2 };

/** The summary of a provider who received $1,499.50 in July and refunded $40.01 of it in August. */
function payments(overrides: Partial<PaymentSummary> = {}): PaymentSummary {
  return aPaymentSummary({
    years: [2025, 2024],
    months: [
      aMonth('2025-06'),
      aMonth('2025-07', { paid: '1499.50', received: '1499.50', payments: 2 }),
      aMonth('2025-08', { refunded: '40.01', received: '-40.01' }),
    ],
    total,
    outstanding: { count: 3, amount: '2219.25' },
    overdue: { count: 1, amount: '419.30' },
    ...overrides,
  });
}

function openPayments(summary = payments(), address = '/provider-admin?tab=analytics') {
  return renderProvider({
    route: address,
    answers: [answer(getEventSummary, aSummary()), answer(getPaymentSummary, summary)],
  });
}

async function section() {
  return within(await screen.findByRole('region', { name: 'Money received' }));
}

describe('payments received by date', () => {
  test('when there are figures, then received, outstanding and overdue amounts appear to the cent', async () => {
    openPayments();
    const money = await section();

    const tiles = (await money.findAllByRole('term')).map(({ parentElement }) => parentElement?.textContent);

    expect(tiles).toEqual([
      'Received in 2025$1,459.49$1,499.50 paid, $40.01 refunded',
      'Outstanding today$2,219.253 sent invoices, not paid yet',
      'Overdue$419.301 invoice',
    ]);
  });

  test('when the chart is drawn, then it describes each month as text, even a month with only refunds', async () => {
    openPayments();

    const name = 'Received by month: Jun $0, Jul $1,500, Aug so far −$40';
    expect(await screen.findByRole('img', { name })).toBeVisible();
  });

  test('when the provider chooses the table, then it shows each month and the year to the cent', async () => {
    const { user } = openPayments();

    await user.click(await screen.findByRole('button', { name: 'Show the payments as a table' }));

    const table = within(screen.getByRole('table', { name: 'Money received' }));
    expect(table.getByRole('row', { name: 'Aug so far $0.00 $40.01 −$40.01' })).toBeVisible();
    expect(table.getByRole('row', { name: 'All of 2025 $1,499.50 $40.01 $1,459.49' })).toBeVisible();
  });

  test('when nothing was paid in the year, then a sentence replaces the chart', async () => {
    openPayments(aPaymentSummary());
    const money = await section();

    expect(await money.findByText('No payments in 2025.')).toBeVisible();
    expect(money.queryByRole('img')).not.toBeInTheDocument();
  });

  test('when the payments cannot be loaded, then the page says so and the other figures stay', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    renderProvider({
      route: '/provider-admin?tab=analytics',
      answers: [answer(getEventSummary, aSummary()), refuse(getPaymentSummary, outage)],
    });

    expect(await screen.findByText('The payments could not be loaded')).toBeVisible();
    expect(screen.getByText('Active Inquiries')).toBeVisible();
  });
});

describe('the year of the payments', () => {
  test('when the provider chooses another year, then the address contains the year and its figures are requested', async () => {
    const { user, calls, path } = openPayments();

    const picker = (await section()).findByRole('combobox', { name: 'Year' });
    await user.selectOptions(await picker, '2024');

    await waitFor(() => {
      expect(calls(getPaymentSummary).at(-1)).toMatchObject({ query: { year: '2024' } });
    });
    expect(path()).toBe('/provider-admin?tab=analytics&year=2024');
    expect(await picker).toHaveValue('2024');
  });

  test('when the address names a year, then that year appears, even without payments', async () => {
    openPayments(payments({ year: 2019 }), '/provider-admin?tab=analytics&year=2019');

    const picker = await (await section()).findByRole('combobox', { name: 'Year' });

    expect(picker).toHaveValue('2019');
    const choices = within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(choices).toEqual(['2025', '2024', '2019']);
  });

  test('when the year in the address is invalid, then the request does not contain that year', async () => {
    const { calls } = openPayments(payments(), '/provider-admin?tab=analytics&year=soon');

    await section();

    expect(calls(getPaymentSummary)[0]).not.toMatchObject({ query: { year: 'soon' } });
  });
});
