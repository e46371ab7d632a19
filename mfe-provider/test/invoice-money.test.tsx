import { dateIn } from '@marquee/contracts/dates';
import { getInvoice, recordPayment, refundInvoice } from '@marquee/contracts/invoice-operations';
import { answer, answerIfFresh, refuse, switchable } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice, aPaidInvoice, aPartlyRefundedInvoice } from './an-invoice.ts';
import { openInvoiceDialog, renderInvoice } from './render-invoice.tsx';

describe('recording a payment', () => {
  test('when the provider does not change the date, then it is today in the event’s time zone', async () => {
    const invoice = anInvoice({ timeZone: 'Pacific/Kiritimati' });
    const { user, dialog, calls } = await openInvoiceDialog('Record Payment', invoice, [
      answer(recordPayment, aPaidInvoice({ id: invoice.id })),
    ]);

    await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Check 1042');
    await user.dblClick(dialog.getByRole('button', { name: 'Record Payment' }));

    expect(await screen.findByText('Payment Recorded')).toBeVisible();
    expect(await screen.findByText('Aug 21, 2025')).toBeVisible();
    expect(calls(recordPayment).map(({ body }) => body)).toEqual([
      { paidOn: dateIn('Pacific/Kiritimati', new Date()), note: 'Check 1042', revision: 2 },
    ]);
  });

  test('when the date is in the future, then the payment is not recorded', async () => {
    const { user, dialog, calls } = await openInvoiceDialog('Record Payment', anInvoice());
    const field = dialog.getByLabelText('Paid on');

    await user.clear(field);
    await user.type(field, '2099-10-11');
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));

    expect(await dialog.findByText('A payment cannot be dated in the future')).toBeVisible();
    expect(calls(recordPayment)).toEqual([]);
  });

  test('when the date is before the acceptance of the quote, then the payment is not recorded', async () => {
    const { user, dialog, calls } = await openInvoiceDialog(
      'Record Payment',
      anInvoice({ acceptedOn: '2025-08-20' }),
    );
    const field = dialog.getByLabelText('Paid on');

    await user.clear(field);
    await user.type(field, '2025-08-19');
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));

    expect(await dialog.findByText('A payment cannot be dated before the quote was accepted')).toBeVisible();
    expect(calls(recordPayment)).toEqual([]);
  });

  test('when the server rejects the payment, then the dialog shows the reason and the typed values stay', async () => {
    const refusal = {
      status: 409,
      code: 'invoice_already_paid',
      message: 'This invoice has already been paid',
    };
    const { user, dialog } = await openInvoiceDialog('Record Payment', anInvoice(), [
      refuse(recordPayment, refusal),
    ]);

    await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Cash');
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));

    expect(await screen.findByText('This invoice has already been paid')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Cash');
  });
});

describe('refunding an invoice', () => {
  test('when the dialog opens, then it offers the whole remaining amount', async () => {
    const { dialog } = await openInvoiceDialog('Refund', aPartlyRefundedInvoice());

    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('64.85');
    expect(screen.getByRole('dialog')).toHaveTextContent(/Can be refunded\$64\.85Remaining\$0\.00/);
  });

  test('when another tab has refunded a part, then an amount that was not edited changes to the remaining amount', async () => {
    const paid = aPaidInvoice();
    const current = aPartlyRefundedInvoice({ id: paid.id, revision: 9 });
    const { answer: reading, switchTo } = switchable(answer(getInvoice, paid));
    const { user, dialog } = await openInvoiceDialog('Refund', paid, [
      reading,
      answerIfFresh(refundInvoice, current),
    ]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One hour less');
    switchTo(answer(getInvoice, current));

    await user.click(dialog.getByRole('button', { name: 'Refund' }));

    await waitFor(() => {
      expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('64.85');
    });
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('One hour less');
  });

  test('when the provider types a part, then the dialog shows what remains and only the part is refunded', async () => {
    const paid = aPaidInvoice();
    const refunded = aPartlyRefundedInvoice({ id: paid.id });
    const { user, dialog, calls } = await openInvoiceDialog('Refund', paid, [
      answer(refundInvoice, refunded),
    ]);
    const field = dialog.getByRole('textbox', { name: 'Amount' });

    await user.clear(field);
    await user.type(field, '$100');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The party was shorter');
    expect(screen.getByRole('dialog')).toHaveTextContent(/Remaining\$64\.85/);
    await user.dblClick(dialog.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Refund Recorded')).toBeVisible();
    expect(calls(refundInvoice).map(({ body }) => body)).toEqual([
      { amount: '100.00', reason: 'The party was shorter', revision: 2 },
    ]);
  });

  test('when a refund is pending, then the page says so and offers no other refund', async () => {
    renderInvoice(aPaidInvoice({ refundUnderWay: '64.85' }));

    expect(await screen.findByText('A refund of $64.85 to the card is on its way.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  test('when the payment processor has to confirm the refund, then a toast says that the refund has started, and there is no credit note yet', async () => {
    const paid = aPaidInvoice();
    const begun = { ...paid, refundUnderWay: '164.85' };
    const { user, dialog } = await openInvoiceDialog('Refund', paid, [answer(refundInvoice, begun)]);

    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A mistake');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Refund Started')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Credit notes' })).not.toBeInTheDocument();
  });

  test('when the invoice was paid by card, then the dialog says that the card receives the money', async () => {
    const payment = { method: 'card', paidOn: '2025-08-21', note: '' } as const;
    await openInvoiceDialog(
      'Refund',
      aPaidInvoice({ payment: { ...payment, recordedAt: '2025-08-21T15:00:00.000Z' } }),
    );

    expect(screen.getByText(/^We’ll refund the client’s card/)).toBeVisible();
    expect(screen.getByText('By card')).toBeInTheDocument();
  });

  test.each([
    { typed: '164.86', complaint: 'At most $164.85 of this invoice can be refunded' },
    { typed: '0', complaint: 'Please enter an amount above zero' },
    { typed: '-5', complaint: 'Please enter an amount above zero' },
    { typed: '10.005', complaint: 'Please use at most two decimals' },
    { typed: 'all', complaint: 'Please enter an amount such as 1,250.00' },
    { typed: '12,50', complaint: 'Please enter an amount such as 1,250.00' },
  ])(
    'when $typed is typed, then nothing is refunded and the field shows the reason',
    async ({ typed, complaint }) => {
      const { user, dialog, calls } = await openInvoiceDialog('Refund', aPaidInvoice());
      const field = dialog.getByRole('textbox', { name: 'Amount' });

      await user.clear(field);
      await user.type(field, typed);
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A mistake');
      await user.click(dialog.getByRole('button', { name: 'Refund' }));

      expect(await dialog.findByText(complaint)).toBeVisible();
      expect(calls(refundInvoice)).toEqual([]);
    },
  );
});
