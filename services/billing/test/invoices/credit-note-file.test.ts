import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/credit-note-operations';
import { getReceiptPdf, refundInvoice } from '@marquee/contracts/invoice-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { giveAddress, home } from '../support/billing-details.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, deleteAccount, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let params: { id: string; creditNoteId: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
  const { id } = await paramsOf(service, sale, 'deposit');
  await payPart(service, sale, { id });
  const { body } = await service.call(refundInvoice, {
    ...{ as: sale.provider, params: { id } },
    body: { amount: '100.00', reason: 'One hour less' },
  });
  params = { id, creditNoteId: body.creditNotes[0]?.id ?? 'none' };
});

afterAll(() => service.stop());

const ofProvider = () => pdfOf(service, api.getCreditNotePdf, { as: sale.provider, params });
const ofClient = () => pdfOf(service, api.getClientCreditNotePdf, { as: sale.client, params });

describe('a credit note as a document', () => {
  test('when it was issued, then both sides get the same tagged page, in a file named by its number', async () => {
    const file = await ofProvider();

    expect(file.pages).toEqual([
      [
        ...['Nova Sound', 'Credit note', 'Credit note 1-1', 'For invoice  no. 1'],
        ...['Credited to  Dana Reyes, dana@example.com', 'Event date  Jun 20, 2026'],
        ...['Issued on  Mar 2, 2026', 'For  Amount'],
        ...['Deposit for Wedding of Dana and Lee  $100.00', 'One hour less', 'Credited  $100.00'],
        'Credit note 1-1 for Wedding of Dana and Lee  Page 1 of 1',
      ],
    ]);
    expect(file).toMatchObject({ name: 'Credit note 1-1 – Nova Sound.pdf', language: 'en-US' });
    expect(file.tags).toContain('H1 Credit note 1-1');
    expect(await ofClient()).toEqual(file);
  });

  test('when the receipt has a page for it, then that page has the content of the separate document', async () => {
    const { pages } = await pdfOf(service, getReceiptPdf, { as: sale.provider, params });

    expect((await ofProvider()).pages[0]?.slice(0, -1)).toEqual(pages[1]?.slice(0, -1));
  });

  test.each(['client', 'provider'] as const)(
    'when an address is added and the %s deletes their account, then the document still shows the original parties',
    async (role) => {
      const before = [await ofProvider(), await ofClient()];

      await giveAddress(service, sale.client, home);
      await deleteAccount(service, role === 'client' ? sale.client.clientId : sale.provider.providerId, role);

      expect([await ofProvider(), await ofClient()]).toEqual(before);
    },
  );

  test('when another account requests it, or a party requests an unknown one, then the answer is 404', async () => {
    const strange = { ...params, creditNoteId: randomUUID() };

    const refused = await Promise.all([
      service.call(api.getCreditNotePdf, { as: aProviderCaller(), params }),
      service.call(api.getClientCreditNotePdf, { as: aClientCaller(), params }),
      service.call(api.getCreditNotePdf, { as: sale.provider, params: strange }),
      service.call(api.getClientCreditNotePdf, { as: sale.client, params: strange }),
    ]);

    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
