import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { agreement } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { documentOf, draftOf, giveAddress, home, office, setIssuer } from '../support/billing-details.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let deposit: { id: string };
let balance: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service, { agreement });
  deposit = await paramsOf(service, sale, 'deposit');
  balance = await paramsOf(service, sale, 'balance');
});

afterAll(() => service.stop());

const refundOne = () => {
  const body = { amount: '1.00', reason: 'One hour less' };
  return service.call(api.refundInvoice, { as: sale.provider, params: deposit, body });
};

const sendBalance = () => service.call(api.sendInvoice, { as: sale.provider, params: balance });

describe('the parties on an invoice', () => {
  test('when the invoice is sent, then it keeps the lines, both parties and the tax number of that moment', async () => {
    await setIssuer(service, sale, 'US 12-3456789');
    await giveAddress(service, sale.client, home);

    await sendBalance();

    expect(await documentOf(service, sale, balance)).toEqual({
      issuer: {
        ...{ name: 'Nova Sound', email: 'hello@nova.example', address: office },
        taxNumber: 'US 12-3456789',
      },
      billedTo: { name: 'Dana Reyes', email: 'dana@example.com', address: home },
      lines: [
        {
          ...{ serviceName: 'DJ', serviceDescription: 'Five hours', quantity: 1 },
          ...{ unitPrice: '800.00', totalPrice: '800.00' },
        },
        {
          ...{ serviceName: 'Uplights', serviceDescription: '', quantity: 10 },
          ...{ unitPrice: '25.00', totalPrice: '250.00' },
        },
      ],
      ...{ subtotal: '1050.00', discount: '50.00' },
    });
  });

  test('when data is added later, then only invoices sent afterwards show it', async () => {
    await setIssuer(service, sale, 'Later 1');
    await giveAddress(service, sale.client, home);

    const sentBefore = await documentOf(service, sale, deposit);
    const draft = await draftOf(service, sale, balance);
    await sendBalance();
    await setIssuer(service, sale, 'Later 2');
    await giveAddress(service, sale.client, office);
    const sentAfter = await documentOf(service, sale, balance);

    expect([sentBefore?.issuer.taxNumber, sentBefore?.billedTo.address]).toEqual(['', '']);
    expect([draft?.issuer.taxNumber, draft?.billedTo.address]).toEqual(['Later 1', '']);
    expect(sentAfter).toEqual({ ...draft, billedTo: { ...draft?.billedTo, address: home } });
  });

  test('when the provider gave no billing address, then the invoice shows the profile’s address', async () => {
    expect((await documentOf(service, sale, deposit))?.issuer.address).toBe('9 Pier Road');
  });

  test('when the invoice is rendered, then the PDF has its number, parties, lines and sums', async () => {
    await setIssuer(service, sale, 'US 12-3456789');
    await giveAddress(service, sale.client, home);
    const { body } = await sendBalance();

    const { pages, name } = await pdfOf(service, api.getClientInvoicePdf, {
      as: sale.client,
      params: balance,
    });

    expect(name).toBe(`Invoice ${String(body.number)} – Nova Sound.pdf`);
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        ...['hello@nova.example', 'Suite 4', '200 Main Street', 'Tax number US 12-3456789'],
        ...['Billed to  Dana Reyes, dana@example.com', '12 Oak Street', 'Austin, TX 78701'],
        ...['Service  Quantity  Unit price  Total', 'DJ  1  $800.00  $800.00', 'Five hours'],
        ...['Uplights  10  $25.00  $250.00', 'Subtotal  $1,050.00', 'Discount  −$50.00'],
        ...['Accepted quote total  $1,000.00', 'This invoice  $700.00'],
      ]),
    );
  });

  test('when the invoice is paid, then the receipt has the address of that day, and the invoice is unchanged', async () => {
    await giveAddress(service, sale.client, home);
    await payPart(service, sale, deposit);
    await giveAddress(service, sale.client, office);

    const ask = { as: sale.client, params: deposit };
    const receipt = (await pdfOf(service, api.getClientReceiptPdf, ask)).pages[0];
    const invoice = (await pdfOf(service, api.getClientInvoicePdf, ask)).pages[0];

    expect(receipt).toEqual(expect.arrayContaining(['12 Oak Street', 'DJ  1  $800.00  $800.00']));
    expect(receipt).not.toContain('Suite 4');
    expect(invoice).not.toContain('12 Oak Street');
  });

  test('when the invoice is refunded in parts, then each credit note keeps the parties of the day of its issue', async () => {
    await setIssuer(service, sale, 'Old 1');
    await payPart(service, sale, deposit);
    await refundOne();
    await setIssuer(service, sale, 'New 2');
    await giveAddress(service, sale.client, home);
    await refundOne();
    await setIssuer(service, sale, 'Later 3');

    const ask = { as: sale.client, params: deposit };
    const [receipt, first, second] = (await pdfOf(service, api.getClientReceiptPdf, ask)).pages;

    expect(receipt).toContain('Tax number Old 1');
    expect(first).toContain('Tax number Old 1');
    expect(first).not.toContain('12 Oak Street');
    expect(second).toEqual(expect.arrayContaining(['Tax number New 2', '12 Oak Street']));
  });

  test('when an earlier release issued a credit note, then it has the parties of the receipt', async () => {
    await setIssuer(service, sale, 'Old 1');
    await payPart(service, sale, deposit);
    await refundOne();
    await service.connection
      .collection<{ _id: string }>('invoices')
      .updateOne({ _id: deposit.id }, { $unset: { 'creditNotes.0.parties': '' } });
    await setIssuer(service, sale, 'New 2');

    const ask = { as: sale.client, params: deposit };
    const [, first] = (await pdfOf(service, api.getClientReceiptPdf, ask)).pages;

    expect(first).toContain('Tax number Old 1');
  });
});
