import { refundInvoice } from '@marquee/contracts/invoice-operations';
import { screen } from '@testing-library/react';
import { aPartlyRefundedInvoice } from './an-invoice.ts';
import { open } from './open-invoice.tsx';

describe('an invoice whose refunds in parts are used up', () => {
  test.each([
    [0, 'This invoice has as many refunds in parts as it can have. Refund the rest at once.'],
    [1, 'One more part can be refunded. After that, the rest has to be refunded at once.'],
  ])(
    'when %i are left, then the dialog says so before the amount is typed',
    async (partialRefundsLeft, hint) => {
      const { dialog } = await open('Refund', aPartlyRefundedInvoice({ partialRefundsLeft }));

      expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(hint);
    },
  );

  test('when a part is typed nevertheless, then the field is marked and nothing is sent', async () => {
    const { user, dialog, calls } = await open('Refund', aPartlyRefundedInvoice({ partialRefundsLeft: 0 }));
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '5');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One song less');

    await user.click(dialog.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Please refund all of the remaining $64.85 at once')).toBeVisible();
    expect(amount).toBeInvalid();
    expect(calls(refundInvoice)).toEqual([]);
  });
});
