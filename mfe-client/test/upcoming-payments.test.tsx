import { getClientInvoice, listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

const balance = { amount: '629.30', dueOn: '2099-11-15', sendsAt: '2099-11-01T14:00:00.000Z' };
const upcomingBalanceText = /Next:? ?\$629\.30 due Nov 15, 2099\. We’ll email that invoice on Nov 1, 2099\./;

describe('scheduled invoices of a quote', () => {
  test('when the invoice list opens, then an invoice’s row shows amount, due date and sending date of the next invoice', async () => {
    const invoices = [anInvoice({ toCome: [balance] })];
    const answers = [answer(listClientInvoices, byStatus(invoices))];
    renderClient({ route: '/client-admin?tab=invoices', answers });

    expect(await screen.findByRole('row', { name: /Leïla/ })).toHaveTextContent(upcomingBalanceText);
  });

  test('when the client opens an invoice, then its page shows the scheduled invoices too', async () => {
    const invoice = aPaidInvoice({ toCome: [balance] });
    renderClient({
      route: `/client/invoices/${invoice.id}`,
      answers: [answer(getClientInvoice, invoice)],
    });

    expect(await screen.findByRole('region', { name: /^Invoice for/ })).toHaveTextContent(
      upcomingBalanceText,
    );
  });
});

describe('earlier payments of a quote', () => {
  const deposit = { id: crypto.randomUUID(), number: 3, part: 'deposit', amount: '260.00' } as const;
  const paid = { ...deposit, refundedAmount: '60.00', paidOn: '2026-12-25' };
  const words = 'Deposit of $260.00, paid on Dec 25, 2026 (invoice no. 3). $60.00 of it was refunded.';

  test('when the client opens the invoice of the balance, then the page mentions the paid deposit', async () => {
    const invoice = anInvoice({ part: 'balance', otherPayments: [paid] });
    renderClient({
      route: `/client/invoices/${invoice.id}`,
      answers: [answer(getClientInvoice, invoice)],
    });

    expect(await screen.findByText(words)).toBeVisible();
  });
});
