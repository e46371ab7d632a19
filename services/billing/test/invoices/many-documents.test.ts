import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

describe('many documents at once', () => {
  test('when four are requested fifteen times each, then every request is answered, and the invoice can be read meanwhile', async () => {
    const sale = await aSale(service);
    const params = await paramsOf(service, sale, 'deposit');
    await payPart(service, sale, params);
    const documents = [
      { operation: api.getClientInvoicePdf, as: sale.client },
      { operation: api.getClientReceiptPdf, as: sale.client },
      { operation: api.getInvoicePdf, as: sale.provider },
      { operation: api.getReceiptPdf, as: sale.provider },
    ];
    // Starts the worker thread before many requests wait for it.
    await service.call(api.getInvoicePdf, { as: sale.provider, params });
    const asked = Array.from({ length: 15 }, () => documents).flat();
    const downloads = asked.map(({ operation, as }) => service.call(operation, { as, params }));

    const page = await service.call(api.getClientInvoice, { as: sale.client, params });

    const answers = await Promise.all(downloads);
    expect(page.status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
