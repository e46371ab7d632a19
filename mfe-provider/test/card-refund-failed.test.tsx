import { refundInvoice } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice, aPaidInvoice, aPartlyRefundedInvoice } from './an-invoice.ts';
import { openInvoiceDialog, renderInvoice } from './render-invoice.tsx';

const at = '2025-08-22T15:00:00.000Z';
const box = { name: 'I refunded the money another way' };

/** An invoice paid by card, of which a card refund of $100.00 failed. */
function aRefusedInvoice(overrides: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return aPaidInvoice({
    payment: { method: 'card', paidOn: '2025-08-21', note: '', recordedAt: at },
    lastRefundRefused: { amount: '100.00', refusedAt: at },
    ...overrides,
  });
}

describe('an automatic refund to a card', () => {
  test('when the card was charged for a settled invoice, then the invoice shows the refunded amount and the date', async () => {
    renderInvoice(anInvoice({ status: 'void', returnedAt: at }));

    expect(
      await screen.findByText(
        'We refunded $164.85 to your client’s card on Aug 22, 2025, because this invoice was already settled.',
      ),
    ).toBeVisible();
  });
});

describe('a card refund that failed', () => {
  test('when the provider opens the invoice, then the page says that the refund failed and what to do', async () => {
    renderInvoice(aRefusedInvoice());

    expect(
      await screen.findByText(/^\$100\.00 was not refunded: Stripe refused the refund on Aug 22, 2025\./),
    ).toHaveTextContent(/refund your client another way and record it here/);
    expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
  });

  test("when the provider has refunded the money another way, then the request has the method 'offline' and the page shows the refund as recorded", async () => {
    const invoice = aRefusedInvoice();
    const written = aPartlyRefundedInvoice({ id: invoice.id });
    const { user, dialog, calls } = await openInvoiceDialog('Refund', invoice, [
      answer(refundInvoice, written),
    ]);
    const amount = dialog.getByRole('textbox', { name: 'Amount' });

    await user.clear(amount);
    await user.type(amount, '100');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The party was shorter');
    await user.click(dialog.getByRole('checkbox', box));
    expect(dialog.getByText(/^Nothing is refunded to the card\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Refund Recorded')).toBeVisible();
    expect(calls(refundInvoice)[0]?.body).toEqual({
      ...{ amount: '100.00', reason: 'The party was shorter', method: 'offline', revision: 2 },
    });
    // The server's response may reach the shown invoice only after the toast.
    await waitFor(() => {
      expect(screen.queryByText(/was not refunded/)).not.toBeInTheDocument();
    });
  });

  test('when no refund failed, then the dialog does not offer to record a refund made another way', async () => {
    const { dialog } = await openInvoiceDialog('Refund', aRefusedInvoice({ lastRefundRefused: null }));

    expect(dialog.queryByRole('checkbox', box)).not.toBeInTheDocument();
  });
});
