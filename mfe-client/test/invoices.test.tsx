import { acceptClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getClientInvoice, listClientInvoices } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer, aProviderUser, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { anOutage } from './an-outage.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin?tab=invoices';

function renderInvoices(invoices: ClientInvoice[], at = route) {
  return renderClient({ route: at, answers: [answer(listClientInvoices, byStatus(invoices))] });
}

function renderInvoice(invoice: ClientInvoice) {
  return renderClient({
    route: `/client/invoices/${invoice.id}`,
    answers: [answer(getClientInvoice, invoice)],
  });
}

describe('the client’s invoices', () => {
  test('when there is an invoice, then the tab Invoices follows the specification’s four tabs', async () => {
    renderInvoices([anInvoice()], '/client-admin');

    expect(await screen.findByRole('tab', { name: /^Invoices/ })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['My Events', 'Quotes', 'Profile', 'Settings', 'Invoices1 to pay'],
    ]);
  });

  test('when there is no invoice, then only the specification’s four tabs appear', async () => {
    const { calls } = renderInvoices([], '/client-admin');

    await waitFor(() => {
      expect(calls(listClientInvoices)).not.toHaveLength(0);
    });

    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  test('when there is no invoice and the address names the tab Invoices, then the tab says that invoices will appear there', async () => {
    renderInvoices([]);

    expect(await screen.findByRole('heading', { name: 'Invoices (0)' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nothing to Pay Yet' })).toBeVisible();
  });

  test('when there are invoices, then each row shows installment, provider, status, amount, and the due date or the payment date', async () => {
    const due = anInvoice();
    const paid = aPaidInvoice({ eventName: 'Noor’s Graduation', part: 'balance', amount: '899.00' });
    renderInvoices([due, paid]);

    const first = await screen.findByRole('row', { name: /Leïla/ });
    const second = screen.getByRole('row', { name: /Noor/ });

    expect(first).toHaveTextContent(/Deposit, Sunset Sound Co\..*To Pay.*Oct 11, 2099.*\$269\.70/);
    expect(second).toHaveTextContent(/Full payment, Sunset Sound Co\..*Paid.*Paid Aug 21, 2025.*\$899\.00/);
    expect(within(first).getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      `/client/invoices/${due.id}`,
    );
  });

  test('when an invoice is unpaid, then its date has the label Due, which a layout without column headings shows', async () => {
    renderInvoices([anInvoice(), aPaidInvoice({ eventName: 'Noor’s Graduation' })]);

    expect(await screen.findByText('Oct 11, 2099')).toHaveTextContent('Due Oct 11, 2099');
    expect(screen.getByText('Paid Aug 21, 2025')).toBeVisible();
  });

  test('when an invoice is overdue, then its row says so', async () => {
    renderInvoices([anInvoice({ isOverdue: true, dueOn: '2020-08-20' })]);

    expect(await screen.findByRole('row', { name: /Leïla/ })).toHaveTextContent(/Overdue.*days overdue/);
  });

  test('when the client accepts a quote, then the quote’s invoice appears without a reload', async () => {
    const quote = aQuote();
    const sent: ClientInvoice[] = [];
    const { user } = renderClient({
      route: '/client-admin?tab=quotes',
      answers: [
        answer(listClientQuotes, [quote]),
        answer(listClientInvoices, (asked) => byStatus(sent)(asked)),
        answer(acceptClientQuote, () => {
          sent.push(anInvoice({ quoteId: quote.id }));
          return { ...quote, clientAccepted: true };
        }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept this Quote' }));

    expect(await screen.findByRole('tab', { name: /^Invoices.*1 to pay$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invoice No. 12, Deposit' })).toBeVisible();
  });

  test('when the invoices cannot be loaded, then the tab says so and offers a retry', async () => {
    renderClient({ route, answers: [anOutage(listClientInvoices)] });

    expect(await screen.findByText('The invoices could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('when there are more invoices, then a button loads older ones', async () => {
    const newest = anInvoice({ eventName: 'Newest' });
    const link = `</api/billing/client/invoices?after=${newest.id}>; rel="next"`;
    const byPage = answer(
      listClientInvoices,
      ({ query }) => (query.after === undefined ? [newest] : [anInvoice({ eventName: 'Oldest' })]),
      { headers: { link, 'x-total-count': '2' } },
    );
    const { user } = renderClient({ route, answers: [byPage] });

    await user.click(await screen.findByRole('button', { name: 'Show older invoices' }));

    expect(await screen.findByRole('row', { name: /Oldest/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Invoices (2)' })).toBeVisible();
  });
});

describe('an invoice on its own page', () => {
  test('when it is due, then it shows the part, provider, due date and ways to pay', async () => {
    renderInvoice(anInvoice());

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Invoice for Leïla’s Henna Night',
    );
    expect(screen.getByText('No. 12 · Deposit')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Invoice for/ })).toHaveTextContent(
      /To pay\$269\.70.*Sunset Sound Co\..*Deposit \(30% of \$899\.00\).*Oct 11, 2099/,
    );
    expect(screen.getByText(/^Arrange payment with Sunset Sound Co\./)).toBeVisible();
  });

  test('when it is paid, then it shows the payment date and requires no action', async () => {
    renderInvoice(aPaidInvoice());

    expect(await screen.findByText('Aug 21, 2025')).toBeVisible();
    expect(screen.queryByText(/^Arrange payment with/)).not.toBeInTheDocument();
  });

  test('when a part was refunded, then the credit note shows amount and reason', async () => {
    const creditNote = {
      ...{ id: crypto.randomUUID(), number: '12-1', amount: '100.00', reason: 'A shorter night' },
      issuedAt: '2025-08-30T15:00:00.000Z',
    };
    renderInvoice(aPaidInvoice({ status: 'partly_refunded', creditNotes: [creditNote] }));

    expect(await screen.findByText('Credit note 12-1')).toBeVisible();
    expect(screen.getByText('Aug 30, 2025: A shorter night')).toBeVisible();
    expect(screen.getByText('$100.00')).toBeVisible();
  });

  test('when it is void, then it shows the reason, and that nothing is due', async () => {
    renderInvoice(
      anInvoice({
        status: 'void',
        voidedAt: '2025-08-22T15:00:00.000Z',
        voidReason: 'The event was cancelled',
      }),
    );

    expect(await screen.findByText('The event was cancelled')).toBeVisible();
    expect(screen.getByText('Nothing is due.')).toBeVisible();
  });

  test('when it does not exist, then the page links back to the invoices', async () => {
    const refusal = { status: 404, code: 'invoice_not_found', message: 'Invoice not found' };
    renderClient({ route: '/client/invoices/none', answers: [refuse(getClientInvoice, refusal)] });

    expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', route);
  });

  test('when it cannot be loaded, then the page says so and offers a retry', async () => {
    renderClient({ route: '/client/invoices/some', answers: [anOutage(getClientInvoice)] });

    expect(await screen.findByText('The invoice could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('when a provider opens it, then the sign-in page opens', async () => {
    const { path } = renderClient({ route: '/client/invoices/some', session: aProviderUser() });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });
});
