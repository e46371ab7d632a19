import { getClientInvoice } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { renderClient } from './render-client.tsx';

const returnedAt = '2025-08-22T15:00:00.000Z';
const sentence =
  '$269.70 that you paid by card went back to your card on August 22, 2025, because nothing was owed any more.';

function renderInvoice(invoice: ClientInvoice) {
  renderClient({
    route: `/client/invoices/${invoice.id}`,
    answers: [answer(getClientInvoice, invoice)],
  });
}

describe('a card that paid an invoice too late', () => {
  test.each([
    { name: 'void', invoice: anInvoice({ status: 'void', returnedAt }) },
    { name: 'paid otherwise', invoice: aPaidInvoice({ returnedAt }) },
  ])('when it is $name, then the client reads what went back and when', async ({ invoice }) => {
    renderInvoice(invoice);

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('when nothing went back, then nothing is said of it', async () => {
    renderInvoice(aPaidInvoice());

    expect(await screen.findByText('Outside Marquee')).toBeVisible();
    expect(screen.queryByText(/went back/)).not.toBeInTheDocument();
  });
});
