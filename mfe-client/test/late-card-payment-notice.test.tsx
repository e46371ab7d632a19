import { getClientInvoice } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { renderClient } from './render-client.tsx';

const returnedAt = '2025-08-22T15:00:00.000Z';
const refundedText =
  'Your card was charged $269.70 after this invoice was settled. We refunded all of it to your card on Aug 22, 2025. It can take 5 to 10 days to appear.';
const pendingText =
  'Nothing is due. If your card was charged $269.70, we’ll refund it automatically. It can take 5 to 10 days to appear.';

function renderInvoice(invoice: ClientInvoice) {
  renderClient({
    route: `/client/invoices/${invoice.id}`,
    answers: [answer(getClientInvoice, invoice)],
  });
}

describe('a card payment that came too late', () => {
  test.each([
    { name: 'void', invoice: anInvoice({ status: 'void', returnedAt }) },
    { name: 'paid outside Marquee', invoice: aPaidInvoice({ returnedAt }) },
  ])('when the invoice is $name, then the notice shows the refund and its date', async ({ invoice }) => {
    renderInvoice(invoice);

    expect(await screen.findByText(refundedText)).toBeVisible();
  });

  test('when the result of the payment is still unknown, then the notice says what will happen to the money', async () => {
    renderInvoice(anInvoice({ status: 'void', isCheckoutUnsettled: true }));

    expect(await screen.findByText(pendingText)).toBeVisible();
  });

  test('when no card payment came too late, then the page does not mention the client’s card', async () => {
    renderInvoice(aPaidInvoice());

    expect(await screen.findByText('Outside Marquee')).toBeVisible();
    expect(screen.queryByText(/Your card|your card/)).not.toBeInTheDocument();
  });
});
