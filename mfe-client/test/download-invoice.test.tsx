import { getClientCreditNotePdf } from '@marquee/contracts/credit-note-operations';
import {
  getClientInvoice,
  getClientInvoicePdf,
  getClientReceiptPdf,
} from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { renderClient } from './render-client.tsx';

async function clickDownload(button: string, invoice: ClientInvoice, pdf: Answer) {
  const route = `/client/invoices/${invoice.id}`;
  const view = renderClient({ route, answers: [answer(getClientInvoice, invoice), pdf] });
  await view.user.click(await screen.findByRole('button', { name: button }));
  return view;
}

const savedUnder = (name: string) => ({
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

const creditNotes = [
  {
    ...{ id: crypto.randomUUID(), number: '12-1', amount: '1.00', reason: 'Less' },
    issuedAt: '2026-03-02T15:00:00.000Z',
  },
];

describe('documents of an invoice', () => {
  test('when the client downloads the invoice, then the browser saves it', async () => {
    const invoice = anInvoice();

    const pdf = answer(getClientInvoicePdf, '%PDF', savedUnder('invoice-12.pdf'));
    const { savedAs, calls } = await clickDownload('Download PDF', invoice, pdf);

    await waitFor(() => {
      expect(savedAs()).toBe('invoice-12.pdf');
    });
    expect(calls(getClientInvoicePdf).map(({ params }) => params)).toEqual([{ id: invoice.id }]);
    expect(screen.queryByRole('button', { name: 'Download Receipt' })).not.toBeInTheDocument();
  });

  test('when the file name from the server has characters outside ASCII, then the saved file has that name', async () => {
    const headers = {
      'content-disposition':
        'attachment; filename="Invoice 12 - _.pdf"; filename*=UTF-8\'\'Invoice%2012%20%E2%80%93%20%E9%9F%B3%20%26%20Rhythm.pdf',
    };

    const pdf = answer(getClientInvoicePdf, '%PDF', { headers });
    const { savedAs } = await clickDownload('Download PDF', anInvoice(), pdf);

    await waitFor(() => {
      expect(savedAs()).toBe('Invoice 12 – 音 & Rhythm.pdf');
    });
  });

  test('when the invoice was paid, then the client can download a receipt', async () => {
    const pdf = answer(getClientReceiptPdf, '%PDF', savedUnder('receipt-12.pdf'));
    const { savedAs } = await clickDownload('Download Receipt', aPaidInvoice(), pdf);

    await waitFor(() => {
      expect(savedAs()).toBe('receipt-12.pdf');
    });
  });

  test('when a part was refunded, then the receipt’s button also names the credit notes', async () => {
    const pdf = answer(getClientReceiptPdf, '%PDF', savedUnder('receipt-12.pdf'));
    const { savedAs } = await clickDownload(
      'Download Receipt and Credit Notes',
      aPaidInvoice({ status: 'partly_refunded', creditNotes }),
      pdf,
    );

    await waitFor(() => {
      expect(savedAs()).toBe('receipt-12.pdf');
    });
  });

  test('when the client downloads a credit note, then it is a separate file', async () => {
    const invoice = aPaidInvoice({ status: 'partly_refunded', creditNotes });

    const pdf = answer(getClientCreditNotePdf, '%PDF', savedUnder('credit-note-12-1.pdf'));
    const { savedAs, calls } = await clickDownload('Download Credit Note 12-1', invoice, pdf);

    await waitFor(() => {
      expect(savedAs()).toBe('credit-note-12-1.pdf');
    });
    const params = { id: invoice.id, creditNoteId: creditNotes[0]?.id };
    expect(calls(getClientCreditNotePdf).map((call) => call.params)).toEqual([params]);
  });

  test('when the download fails, then the page says so and saves nothing', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const { savedAs } = await clickDownload('Download PDF', anInvoice(), refuse(getClientInvoicePdf, outage));

    expect(await screen.findByText('Please try again in a moment')).toBeVisible();
    expect(savedAs()).toBeNull();
  });
});
