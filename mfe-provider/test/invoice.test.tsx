import { getCreditNotePdf } from '@marquee/contracts/credit-note-operations';
import { getInvoice, sendInvoice, voidInvoice } from '@marquee/contracts/invoice-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDocument } from './a-document.ts';
import { aDraftInvoice, anInvoice, aPartlyRefundedInvoice } from './an-invoice.ts';
import { openInvoiceDialog, clickInvoiceButton, renderInvoice } from './render-invoice.tsx';
import { renderProvider } from './render-provider.tsx';

describe('an invoice of the provider', () => {
  test('when the invoice was sent, then the page shows amount, client, purpose and due date', async () => {
    const invoice = anInvoice();
    renderInvoice(invoice);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Invoice for Sofia’s Sweet16');
    expect(screen.getByText('No. 12 · Deposit')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Details' })).toHaveTextContent(
      /Marta Reyes, marta@reyes\.example.*Deposit \(30% of \$549\.50\).*\$164\.85.*Oct 11, 2099/,
    );
    expect(screen.getByRole('link', { name: 'Open the quote' })).toHaveAttribute(
      'href',
      `/provider/quotes/${invoice.quoteId}`,
    );
  });

  test('when the invoice was sent, then the page shows the lines, the provider and the tax number as they were sent', async () => {
    renderInvoice(anInvoice({ document: aDocument() }));

    const section = within(await screen.findByRole('region', { name: 'On the invoice' }));
    expect(section.getByText('The invoice as it was sent.')).toBeVisible();
    expect(section.getByText(/^Nova Sound\s+hello@nova.example\s+200 Main Street$/)).toBeVisible();
    expect(section.getByText('US 12-3456789')).toBeVisible();
    expect(section.getByRole('row', { name: /DJ/ })).toHaveTextContent(/Five hours1\$599\.00\$599\.00/);
    expect(section.getByText('−$49.50')).toBeVisible();
  });

  test('when the invoice is a draft, then the page marks it as a preview of what would be sent', async () => {
    renderInvoice(aDraftInvoice({ document: aDocument() }));

    expect(await screen.findByText(/^The invoice as it would be sent now/)).toHaveTextContent(
      'Your client’s billing address is added when it is sent.',
    );
  });

  test('when another invoice of the quote was paid, then the page mentions that payment', async () => {
    const deposit = { id: crypto.randomUUID(), number: 3, part: 'deposit', amount: '260.00' } as const;
    const paid = { ...deposit, refundedAmount: '0.00', paidOn: '2026-12-25' };
    renderInvoice(anInvoice({ part: 'balance', otherPayments: [paid] }));

    expect(await screen.findByText('Deposit of $260.00, paid on Dec 25, 2026 (invoice no. 3)')).toBeVisible();
  });

  test('when the invoice is overdue, then the page shows the due date and the number of days since then', async () => {
    renderInvoice(anInvoice({ isOverdue: true, dueOn: '2020-08-20' }));

    expect(await screen.findByText(/^Aug 20, 2020, [\d]+ days overdue$/)).toBeVisible();
  });

  test('when the invoice was paid and partly refunded, then the page shows payment and credit notes', async () => {
    renderInvoice(aPartlyRefundedInvoice());

    expect(await screen.findByRole('region', { name: 'Payment' })).toHaveTextContent(
      /Aug 21, 2025.*Check 1042.*Refunded\$100\.00Net received\$64\.85/,
    );
    expect(screen.getByRole('row', { name: /12-1/ })).toHaveTextContent(/The party was shorter\$100\.00/);
  });

  test('when the invoice is void, then the page shows the reason, and its only button downloads the document', async () => {
    renderInvoice(
      anInvoice({ status: 'void', voidedAt: '2025-08-22T15:00:00.000Z', voidReason: 'Wrong amount' }),
    );

    expect(await screen.findByText('Wrong amount')).toBeVisible();
    expect(screen.getByText('Nothing is due.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download PDF']);
  });

  test('when the provider downloads a credit note, then the browser saves it as a separate file', async () => {
    const invoice = aPartlyRefundedInvoice();
    const headers = { 'content-disposition': 'attachment; filename="credit-note-12-1.pdf"' };
    const pdf = answer(getCreditNotePdf, '%PDF', { headers });
    const { user, savedAs } = renderProvider({
      route: `/provider/invoices/${invoice.id}`,
      answers: [answer(getInvoice, invoice), pdf],
    });

    await user.click(await screen.findByRole('button', { name: 'Download Credit Note 12-1' }));

    await waitFor(() => {
      expect(savedAs()).toBe('credit-note-12-1.pdf');
    });
  });

  test('when the event was cancelled, then the page offers a refund of the remaining amount', async () => {
    renderInvoice(aPartlyRefundedInvoice({ isRefundOffered: true }));

    expect(await screen.findByText(/event was cancelled, and you still have \$64\.85/)).toBeVisible();
  });

  test.each([
    { cancelledBy: 'client', words: /^Your client cancelled the event, and you still have/ },
    { cancelledBy: 'provider', words: /^You cancelled the event, and you still have/ },
  ] as const)('when the $cancelledBy cancelled the event, then the text says so', async (cancellation) => {
    renderInvoice(aPartlyRefundedInvoice({ isRefundOffered: true, cancelledBy: cancellation.cancelledBy }));

    expect(await screen.findByText(cancellation.words)).toBeVisible();
  });

  test('when the invoice does not exist, then the page links back to the invoices', async () => {
    const refusal = { status: 404, code: 'invoice_not_found', message: 'Invoice not found' };
    renderProvider({ route: '/provider/invoices/none', answers: [refuse(getInvoice, refusal)] });

    expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invoices' })).toBeVisible();
  });

  test('when the invoice cannot be loaded, then the page says so and offers a retry', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    renderProvider({ route: '/provider/invoices/some', answers: [refuse(getInvoice, outage)] });

    expect(await screen.findByText('The invoice could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('sending an invoice', () => {
  test('when the provider sends a draft, then the dialog shows client and amount, and the invoice has its number afterwards', async () => {
    const draft = aDraftInvoice();
    const sent = { ...draft, status: 'sent', number: 13, sendsAt: null } as const;
    const { user, calls } = await clickInvoiceButton('Send Now', draft, [answer(sendInvoice, sent)]);

    const dialog = screen.getByRole('alertdialog', { name: 'Send the invoice for Sofia’s Sweet16?' });
    expect(dialog).toHaveTextContent(/ToMarta Reyes.*Nov 15, 2099.*\$384\.65/);
    await user.dblClick(await within(dialog).findByRole('button', { name: 'Send Now' }));

    expect(await screen.findByText('Invoice Sent')).toBeVisible();
    expect(screen.getByText('No. 13 · Balance')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Now' })).not.toBeInTheDocument();
    expect(calls(sendInvoice)).toHaveLength(1);
  });

  test('when the server rejects the sending, then the dialog shows the reason and the invoice is fetched again', async () => {
    const refusal = { status: 409, code: 'invoice_is_void', message: 'This invoice is void' };
    const { user, calls } = await clickInvoiceButton('Send Now', aDraftInvoice(), [
      refuse(sendInvoice, refusal),
    ]);

    await user.click(
      await within(screen.getByRole('alertdialog')).findByRole('button', { name: 'Send Now' }),
    );

    expect(await screen.findByText('This invoice is void')).toBeVisible();
    expect(calls(getInvoice)).toHaveLength(2);
  });
});

describe('voiding an invoice', () => {
  test('when the provider gives a reason, then the request contains the reason and the page says that nothing is due', async () => {
    const sent = anInvoice();
    const gone = {
      ...sent,
      status: 'void',
      voidedAt: '2025-08-22T15:00:00.000Z',
      voidReason: 'Twice',
    } as const;
    const { user, dialog, calls } = await openInvoiceDialog('Void Invoice', sent, [
      answer(voidInvoice, gone),
    ]);

    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Twice');
    await user.click(dialog.getByRole('button', { name: 'Void Invoice' }));

    expect(await screen.findByText('Nothing is due.')).toBeVisible();
    expect(calls(voidInvoice)[0]?.body).toEqual({ reason: 'Twice', revision: 2 });
  });

  test('when the provider gives no reason, then nothing is sent', async () => {
    const { user, dialog, calls } = await openInvoiceDialog('Void Invoice', aDraftInvoice());

    await user.click(dialog.getByRole('button', { name: 'Void Invoice' }));

    expect(await dialog.findByText('Please enter a reason')).toBeVisible();
    expect(calls(voidInvoice)).toEqual([]);
  });
});
