import * as api from '@marquee/contracts/invoice-operations';
import { agreement } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, paramsOf } from '../support/invoices-of-a-quote.ts';

const long = 'Uplighting '.repeat(90);
const wordy = {
  ...agreement,
  lines: Array.from({ length: 14 }, (_line, place) => ({
    ...{ serviceName: `Stage ${place}`, serviceDescription: long, quantity: 1 },
    ...{ unitPriceCents: 7_500, lineTotalCents: 7_500 },
  })),
};

describe('the document of an invoice that is too long', () => {
  test.each([
    ['lines', 'INVOICE_DOCUMENT_LINE_LIMIT', '100'],
    ['pages', 'INVOICE_DOCUMENT_PAGE_LIMIT', '2'],
  ])('when it has too many %s, then it is shortened and counted', async (_what, limit, most) => {
    const service = await startBilling({ [limit]: most });
    const sale = await aSale(service, { agreement: wordy });
    const asked = { as: sale.provider, params: await paramsOf(service, sale, 'deposit') };

    const { pages } = await pdfOf(service, api.getInvoicePdf, asked);
    const metrics = await (await service.fetch('/metrics')).text();
    await service.stop();

    const reached = metrics.match(/^limits_reached_total\{limit="INVOICE_DOCUMENT_.*"\} [1-9]\d*$/gm);
    expect(pages.flat()).toContain('Shortened');
    expect(reached).toEqual([`limits_reached_total{limit="${limit}",service="billing"} 1`]);
  });
});
