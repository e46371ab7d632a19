import { listProviderEvents } from '@marquee/contracts/event-operations';
import { getInvoiceAging, listInvoices } from '@marquee/contracts/invoice-operations';
import type { InvoiceAging, ProviderInvoice } from '@marquee/contracts/invoices';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDraftInvoice, anInvoice, aPartlyRefundedInvoice } from './an-invoice.ts';
import { renderProvider } from './render-provider.tsx';

const route = '/provider-admin?tab=invoices';

const aging: InvoiceAging = [
  { age: 'not_yet_due', count: 2, amount: '1549.35' },
  { age: 'overdue_1_to_30', count: 1, amount: '164.85' },
  { age: 'overdue_31_to_60', count: 0, amount: '0.00' },
  { age: 'overdue_61_to_90', count: 1, amount: '599.05' },
  { age: 'overdue_over_90', count: 0, amount: '0.00' },
];

function renderInvoices(invoices: ProviderInvoice[], answers: Answer[] = [], at = route) {
  return renderProvider({
    route: at,
    answers: [answer(listProviderEvents, []), answer(listInvoices, invoices), ...answers],
  });
}

describe('the invoices tab', () => {
  test('when there is an invoice, then the Invoices tab follows the specification’s tabs', async () => {
    renderInvoices([anInvoice()], [], '/provider-admin');

    expect(await screen.findByRole('tab', { name: 'Invoices' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Event Leads', 'Service Catalog', 'Analytics', 'Invoices'],
    ]);
  });

  test('when there is no invoice, then only the specification’s tabs appear', async () => {
    const { calls } = renderInvoices([], [], '/provider-admin');

    await waitFor(() => {
      expect(calls(listInvoices)).toHaveLength(1);
    });

    expect(screen.getAllByRole('tab')).toHaveLength(3);
  });

  test('when there is no invoice and the address names the tab, then the tab explains how invoices are created', async () => {
    renderInvoices([]);

    expect(await screen.findByRole('heading', { name: 'No Invoices Yet' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Invoices', selected: true })).toBeVisible();
  });
});

describe('the invoices', () => {
  test.each([
    { of: 'a draft', invoice: aDraftInvoice() },
    { of: 'sent', invoice: anInvoice() },
    { of: 'refunded in part', invoice: aPartlyRefundedInvoice() },
  ])('when an invoice is $of, then the event’s name links to the invoice', async ({ invoice }) => {
    renderInvoices([invoice]);

    const name = await screen.findByRole('link', { name: invoice.eventName });

    expect(name).toHaveAttribute('href', `/provider/invoices/${invoice.id}`);
  });

  test('when there are invoices, then each row shows event, part, due date, amount and status', async () => {
    const sent = anInvoice();
    const draft = aDraftInvoice({ eventName: 'Okafor Family Reunion', clientName: '' });
    renderInvoices([sent, draft]);

    const first = within(await screen.findByRole('row', { name: /Sofia’s Sweet16/ }));
    const second = within(screen.getByRole('row', { name: /Okafor Family Reunion/ }));

    for (const text of ['Marta Reyes', 'No. 12', 'Deposit', 'Sent', 'Oct 11, 2099', '$164.85']) {
      expect(first.getByText(text)).toBeVisible();
    }
    for (const text of ['marta@reyes.example', 'Balance', '$384.65']) {
      expect(second.getByText(text)).toBeVisible();
    }
    expect(second.getAllByText('Draft')).toHaveLength(2);
    expect(first.getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      `/provider/invoices/${sent.id}`,
    );
    expect(screen.getByText('2 invoices')).toBeVisible();
  });

  test('when an invoice is overdue, then the text of its row says so, and not only the color', async () => {
    renderInvoices([anInvoice({ isOverdue: true, dueOn: '2020-08-20' })]);

    const row = within(await screen.findByRole('row', { name: /Sofia’s Sweet16/ }));

    expect(row.getByText('Overdue')).toBeVisible();
    expect(row.getByText(/days overdue$/)).toBeVisible();
  });

  test('when a part was refunded and the event was cancelled, then the row shows both', async () => {
    renderInvoices([aPartlyRefundedInvoice({ isRefundOffered: true })]);

    const row = await screen.findByRole('row', { name: /Sofia’s Sweet16/ });

    expect(row).toHaveTextContent(/Partly Refunded.*Event cancelled, refund offered.*\$100\.00 refunded/);
  });

  test('when the invoices cannot be loaded, then the tab shows the request id and offers a retry', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const { user, calls } = renderProvider({ route, answers: [refuse(listInvoices, outage)] });
    const button = await screen.findByRole('button', { name: 'Retry' });
    const before = calls(listInvoices).length;

    await user.click(button);

    expect(screen.getByText(/request-under-test/)).toBeVisible();
    expect(calls(listInvoices)).toHaveLength(before + 1);
  });

  test('when there are more invoices than fit on a page, then the provider can page and the address contains the page', async () => {
    const last = anInvoice();
    const link = `</api/billing/invoices?limit=20&after=${last.id}>; rel="next"`;
    const { user, path } = renderInvoices(
      [],
      [answer(listInvoices, [last], { headers: { link, 'x-total-count': '21' } })],
    );

    await user.click(await screen.findByRole('button', { name: 'Next page' }));

    expect(await screen.findByText('21 to 21 of 21')).toBeVisible();
    expect(path()).toBe(`${route}&after=${last.id}`);
  });
});

describe('amounts owed', () => {
  test('when something is owed, then every age shows amount and count', async () => {
    renderInvoices([anInvoice()], [answer(getInvoiceAging, aging)]);

    const ages = within(await screen.findByRole('list', { name: 'Unpaid invoices by age' }));

    expect(await ages.findByRole('button', { name: 'Not yet due $1,549.35 2 invoices' })).toBeVisible();
    expect(ages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Not yet due$1,549.352 invoices',
      'Overdue$763.902 invoices',
      'of which 1 to 30 days late$164.851 invoice',
      'of which 31 to 60 days late$0.000 invoices',
      'of which 61 to 90 days late$599.051 invoice',
      'of which over 90 days late$0.000 invoices',
    ]);
  });

  test('when the provider clicks an age, then only invoices of that age are requested; a second click removes the filter', async () => {
    const { user, calls, path } = renderInvoices([anInvoice()], [answer(getInvoiceAging, aging)]);

    await user.click(await screen.findByRole('button', { name: /^Overdue/ }));

    await waitFor(() => {
      expect(calls(listInvoices).at(-1)?.query).toEqual({ limit: '20', age: 'overdue' });
    });
    expect(path()).toBe(`${route}&age=overdue`);
    await user.click(await screen.findByRole('button', { name: /^Overdue/, pressed: true }));
    expect(path()).toBe(route);
  });

  test('when the provider chooses a status, then the age is reset', async () => {
    const { user, path } = renderInvoices([anInvoice()], [], `${route}&age=overdue`);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Paid');

    expect(path()).toBe(`${route}&status=paid`);
  });

  test('when no invoice has the chosen age, then the tab says that none matches, and the filter can be cleared', async () => {
    const byAge = answer(listInvoices, ({ query }) => (query.age === undefined ? [anInvoice()] : []));
    const { user, path } = renderInvoices([], [byAge], `${route}&age=overdue_over_90`);

    expect(await screen.findByText('No invoices match “Over 90 days late”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));

    expect(await screen.findByRole('row', { name: /Sofia’s Sweet16/ })).toBeVisible();
    expect(path()).toBe(route);
  });

  test('when the amounts cannot be loaded, then the page says so, and the invoices still appear', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    renderInvoices([anInvoice()], [refuse(getInvoiceAging, outage)]);

    expect(await screen.findByText('The unpaid amounts could not be loaded')).toBeVisible();
    expect(screen.getByRole('row', { name: /Sofia’s Sweet16/ })).toBeVisible();
  });
});
