import * as api from '@marquee/contracts/invoice-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let params: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
  params = await paramsOf(service, sale, 'deposit');
});

afterAll(() => service.stop());

function refund(amount: string) {
  const body = { amount, reason: 'One hour less' };
  return service.call(api.refundInvoice, { as: sale.provider, params, body });
}

describe('an invoice as a document', () => {
  test('when it was sent, then both sides get the same file, named by its number', async () => {
    const ofProvider = await pdfOf(service, api.getInvoicePdf, { as: sale.provider, params });
    const ofClient = await pdfOf(service, api.getClientInvoicePdf, { as: sale.client, params });

    expect(ofProvider.pages).toEqual([
      [
        'Nova Sound',
        'Invoice',
        'Wedding of Dana and Lee',
        'Invoice  no. 1',
        'Billed to  Dana Reyes, dana@example.com',
        'Event date  Jun 20, 2026',
        'Sent on  Mar 2, 2026',
        'Due on  Mar 2, 2026',
        'Status  Waiting for payment',
        'For  Amount',
        'Deposit for Wedding of Dana and Lee  $300.00',
        'Accepted quote total  $1,000.00',
        'This invoice  $300.00',
        'To pay  $300.00',
        'Invoice no. 1 for Wedding of Dana and Lee  Page 1 of 1',
      ],
    ]);
    expect(ofProvider).toMatchObject({ name: 'Invoice 1 – Nova Sound.pdf', language: 'en-US' });
    expect(ofClient).toEqual(ofProvider);
  });

  test('when names run from right to left, then the words around them keep their order', async () => {
    const rtl = await aSale(service, { clientName: 'דנה רייס', eventName: 'חתונה 2027' });
    const ofRtl = { as: rtl.provider, params: await paramsOf(service, rtl, 'deposit') };

    const { visualWords: seen } = await pdfOf(service, api.getInvoicePdf, ofRtl);

    const lines = seen.map((words) => words.map(({ text }) => text));
    expect(lines).toContainEqual(['רייס,', 'דנה', rtl.quote.clientEmail]);
    expect(lines).toContainEqual(['Deposit', 'for', '2027', 'חתונה']);
  });

  test('when it was paid, then nothing is left to pay, and the provider’s own note is absent', async () => {
    await payPart(service, sale, params);

    const { pages } = await pdfOf(service, api.getInvoicePdf, { as: sale.provider, params });

    expect(pages[0]).toEqual(expect.arrayContaining(['Status  Paid on Mar 2, 2026', 'To pay  $0.00']));
    expect(JSON.stringify(pages)).not.toContain('envelope');
  });

  test('when it is a draft, then its provider can read it, and its client gets 404', async () => {
    const balance = await paramsOf(service, sale, 'balance');

    const draft = await pdfOf(service, api.getInvoicePdf, { as: sale.provider, params: balance });
    const { status } = await service.call(api.getClientInvoicePdf, { as: sale.client, params: balance });

    expect(draft.pages[0]).toEqual(
      expect.arrayContaining([
        ...['Invoice  draft', 'Status  Draft, not sent yet'],
        'Billing address  Added when the invoice is sent, if the client has one',
      ]),
    );
    expect([draft.name, status]).toEqual(['Invoice draft – Nova Sound.pdf', 404]);
  });

  test('when it was voided, then it shows the reason and says that nothing is to be paid', async () => {
    const body = { reason: 'A mistake' };
    await service.call(api.voidInvoice, { as: sale.provider, params, body });

    const { pages } = await pdfOf(service, api.getClientInvoicePdf, { as: sale.client, params });

    expect(pages[0]).toEqual(expect.arrayContaining(['Status  Void: A mistake', 'To pay  $0.00']));
  });

  test('when its due date has passed, then it says that it is overdue', async () => {
    service.clock.advance({ days: 3 });

    const { pages } = await pdfOf(service, api.getInvoicePdf, { as: sale.provider, params });

    expect(pages[0]).toContain('Status  Overdue');
  });
});

describe('a receipt', () => {
  test('when the invoice was paid, then both sides read the amount and the date', async () => {
    await payPart(service, sale, params);

    const ofProvider = await pdfOf(service, api.getReceiptPdf, { as: sale.provider, params });
    const ofClient = await pdfOf(service, api.getClientReceiptPdf, { as: sale.client, params });

    expect(ofProvider.pages[0]).toEqual(
      expect.arrayContaining([
        'Receipt',
        'Received from  Dana Reyes, dana@example.com',
        'Paid on  Mar 2, 2026',
        'Deposit for Wedding of Dana and Lee  Mar 2, 2026  $300.00',
        'Paid  $300.00',
      ]),
    );
    expect(ofProvider.name).toMatch(/^Receipt \d+ – Nova Sound\.pdf$/);
    expect(ofClient).toEqual(ofProvider);
  });

  test('when parts were refunded, then it lists every credit note and the remaining payment', async () => {
    await payPart(service, sale, params);
    await refund('100.00');
    const { body } = await refund('0.01');

    const { pages } = await pdfOf(service, api.getClientReceiptPdf, { as: sale.client, params });

    const [first, second] = body.creditNotes.map(({ number }) => number);
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^Credit note ${String(first)}  [A-Z].* 2026  −\\$100\\.00$`),
        expect.stringMatching(`^Credit note ${String(second)}  [A-Z].* 2026  −\\$0\\.01$`),
        'Refunded  −$100.01',
        'Net paid  $199.99',
      ]),
    );
  });

  test('when parts were refunded, then each credit note has a separate page with its reason and amount', async () => {
    await payPart(service, sale, params);
    await refund('100.00');
    const { body } = await refund('0.01');

    const { pages } = await pdfOf(service, api.getClientReceiptPdf, { as: sale.client, params });

    const [first, second] = body.creditNotes.map(({ number }) => `Credit note ${number}`);
    expect(pages).toHaveLength(3);
    expect(pages[1]).toEqual([
      ...['Nova Sound', 'Credit note', first, `For invoice  no. ${String(body.number)}`],
      ...['Credited to  Dana Reyes, dana@example.com', 'Event date  Jun 20, 2026'],
      expect.stringMatching(/^Issued on {2}[A-Z].* 2026$/),
      'For  Amount',
      ...['Deposit for Wedding of Dana and Lee  $100.00', 'One hour less', 'Credited  $100.00'],
      expect.stringMatching(/Page 2 of 3$/),
    ]);
    expect(pages[2]).toEqual(expect.arrayContaining([second, 'Credited  $0.01']));
  });

  test('when the invoice was not paid, then there is no receipt yet', async () => {
    const { status, problem } = await service.call(api.getReceiptPdf, { as: sale.provider, params });

    expect([status, problem.code]).toEqual([409, 'invoice_not_paid']);
  });

  test.each([
    ['an invoice', api.getInvoicePdf, api.getClientInvoicePdf],
    ['a receipt', api.getReceiptPdf, api.getClientReceiptPdf],
  ])('when another account requests %s, then the answer is 404', async (_name, ofProvider, ofClient) => {
    await payPart(service, sale, params);

    const provider = await service.call(ofProvider, { as: aProviderCaller(), params });
    const client = await service.call(ofClient, { as: aClientCaller(), params });

    expect([provider.status, client.status]).toEqual([404, 404]);
  });
});
