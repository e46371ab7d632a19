import { refundInvoice } from '@marquee/contracts/invoice-operations';
import { screen } from '@testing-library/react';
import { aPartlyRefundedInvoice } from './an-invoice.ts';
import { openInvoiceDialog } from './render-invoice.tsx';

describe('an invoice with few or no partial refunds left', () => {
  test.each([
    [0, 'This invoice has reached its limit of partial refunds. Refund the rest in full.'],
    [1, 'You can make one more partial refund. After that, refund the rest in full.'],
  ])(
    'when %i partial refunds are left, then the dialog says so before an amount is typed',
    async (partialRefundsLeft, hint) => {
      const { dialog } = await openInvoiceDialog('Refund', aPartlyRefundedInvoice({ partialRefundsLeft }));

      expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(hint);
    },
  );

  test('when no partial refund is left and a part is typed, then the field shows an error and nothing is sent', async () => {
    const { user, dialog, calls } = await openInvoiceDialog(
      'Refund',
      aPartlyRefundedInvoice({ partialRefundsLeft: 0 }),
    );
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '5');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One song less');

    await user.click(dialog.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Please refund the remaining $64.85 in full')).toBeVisible();
    expect(amount).toBeInvalid();
    expect(calls(refundInvoice)).toEqual([]);
  });
});
