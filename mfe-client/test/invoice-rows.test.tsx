import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

describe('a row of the client’s invoices', () => {
  test.each([
    { of: 'sent', invoice: anInvoice() },
    { of: 'paid', invoice: aPaidInvoice() },
  ])('when an invoice is $of, then the event’s name links to the invoice', async ({ invoice }) => {
    renderClient({
      route: '/client-admin?tab=invoices',
      answers: [answer(listClientInvoices, byStatus([invoice]))],
    });

    const name = await screen.findByRole('link', { name: invoice.eventName });

    expect(name).toHaveAttribute('href', `/client/invoices/${invoice.id}`);
  });
});
