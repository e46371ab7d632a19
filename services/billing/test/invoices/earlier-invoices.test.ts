import * as api from '@marquee/contracts/invoice-operations';
import { quoteErased, quoteItemized } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { agreement } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { addressOf, documentOf, giveAddress, home, setIssuer } from '../support/billing-details.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, deleteAccount, paramsOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let deposit: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

/** A sent invoice as an earlier release stored it, without parties and lines. */
beforeEach(async () => {
  sale = await aSale(service);
  deposit = await paramsOf(service, sale, 'deposit');
  await stored().updateOne({ _id: deposit.id }, { $unset: { issued: 1 } });
});

afterAll(() => service.stop());

const stored = () => service.connection.collection<{ _id: string; issued?: unknown }>('invoices');

async function issuedOf({ id }: { id: string }): Promise<unknown> {
  return (await stored().findOne({ _id: id }))?.issued;
}

const dj = { serviceName: 'DJ', serviceDescription: '', quantity: 1, unitPriceCents: 80_000 };
const names = { issuer: { name: 'Nova Sound' }, billedTo: { name: 'Dana Reyes', email: 'dana@example.com' } };

/** Delivers the message with which the quotes service publishes an erased quote. */
function quoteErasedOf({ quote }: Sale): Promise<void> {
  const gone = {
    ...quote,
    clientName: 'Deleted client',
    clientEmail: '',
    eventName: 'Event of a deleted client',
  };
  return service.deliver(quoteErased, gone, { aggregateId: quote.quoteId, aggregateVersion: 9 });
}

const itemize = ({ quote }: Sale, aggregateVersion = 6) =>
  service.deliver(quoteItemized, { ...quote, agreement }, { aggregateId: quote.quoteId, aggregateVersion });

describe('an invoice that an earlier release sent', () => {
  test('when this release starts, then it stores the parties without the addresses added since the sending', async () => {
    await giveAddress(service, sale.client, home);
    await setIssuer(service, sale, 'US 12-3456789');

    await service.initAgain();

    expect(await issuedOf(deposit)).toMatchObject(names);
    const document = await documentOf(service, sale, deposit);
    expect([document?.issuer.taxNumber, document?.billedTo.address]).toEqual(['', '']);
  });

  test('when this release starts again after two replicas started at once, then nothing more changes', async () => {
    await Promise.all([service.initAgain(), service.initAgain()]);
    const before = await stored().findOne({ _id: deposit.id });

    await service.initAgain();

    expect(await stored().findOne({ _id: deposit.id })).toEqual(before);
  });

  test('when a backfill was interrupted, then the next start stores the rest', async () => {
    const other = await aSale(service);
    const rest = await paramsOf(service, other, 'deposit');
    await service.initAgain();
    await stored().updateOne({ _id: rest.id }, { $unset: { issued: 1 } });

    await service.initAgain();

    expect([await issuedOf(deposit), await issuedOf(rest)]).toMatchObject([names, names]);
  });

  test('when a replica of that release sends an invoice after this release started, then this release stores the parties', async () => {
    service.wake();

    await pollUntil(async () => (await issuedOf(deposit)) !== undefined);
    expect(await issuedOf(deposit)).toMatchObject(names);
  });

  test('when an invoice is still a draft, then no parties are stored for it', async () => {
    const balance = await paramsOf(service, sale, 'balance');

    await service.initAgain();

    expect(await issuedOf(balance)).toBeUndefined();
  });

  test('when its quote’s lines arrive, then the invoice has them once, even after a redelivery', async () => {
    await service.initAgain();

    await itemize(sale);
    await itemize(sale);

    const { pages } = await pdfOf(service, api.getInvoicePdf, { as: sale.provider, params: deposit });
    expect(pages[0]).toContain('Uplights  10  $25.00  $250.00');
    expect(await issuedOf(deposit)).toMatchObject({ ...names, agreed: { discountCents: 5_000 } });
  });

  test('when the previous release stored the acceptance without lines, then invoices sent later have them', async () => {
    const balance = await paramsOf(service, sale, 'balance');

    await itemize(sale, 5);

    await service.call(api.sendInvoice, { as: sale.provider, params: balance });
    expect(await issuedOf(balance)).toMatchObject({ agreed: { discountCents: 5_000 } });
  });

  test('when the previous release stored the quote with its lines, then invoices sent later have them', async () => {
    const balance = await paramsOf(service, sale, 'balance');
    await itemize(sale);
    await service.connection
      .collection<{ _id: string }>('acceptedQuoteProjection')
      .updateOne(
        { _id: sale.quote.quoteId },
        { $set: { 'agreement.lines': [{ ...dj, totalCents: 80_000 }] }, $unset: { payableCents: 1 } },
      );

    await service.call(api.sendInvoice, { as: sale.provider, params: balance });

    expect((await documentOf(service, sale, balance))?.lines).toMatchObject([{ totalPrice: '800.00' }]);
  });

  test('when the lines arrive after the client’s account was deleted, then the invoice has the lines and keeps the names', async () => {
    await quoteErasedOf(sale);

    await itemize(sale);

    expect(await issuedOf(deposit)).toMatchObject({ ...names, agreed: { discountCents: 5_000 } });
  });
});

describe('an erasure before the backfill of an invoice', () => {
  test.each(['client', 'provider'] as const)(
    'when the %s deletes their account, then the parties are stored first and stay',
    async (role) => {
      const accountId = role === 'client' ? sale.client.clientId : sale.provider.providerId;

      await deleteAccount(service, accountId, role);
      await quoteErasedOf(sale);

      expect(await issuedOf(deposit)).toMatchObject(names);
      expect(await documentOf(service, sale, deposit)).toMatchObject(names);
    },
  );

  test('when the message about the erased quote arrives first, then the invoice keeps the names', async () => {
    await quoteErasedOf(sale);

    expect(await issuedOf(deposit)).toMatchObject({ ...names, eventName: 'Wedding of Dana and Lee' });
  });

  test('when a client deletes their account, then only issued documents keep the address, and a new one is rejected', async () => {
    await giveAddress(service, sale.client, home);
    const balance = await paramsOf(service, sale, 'balance');
    await service.call(api.sendInvoice, { as: sale.provider, params: balance });

    await deleteAccount(service, sale.client.clientId, 'client');
    const again = await giveAddress(service, sale.client, home);

    expect([again.status, await addressOf(service, sale.client)]).toEqual([401, '']);
    expect((await documentOf(service, sale, balance))?.billedTo.address).toBe(home);
  });

  test('when a provider deletes their account, then data in late messages about them is not stored', async () => {
    await deleteAccount(service, sale.provider.providerId, 'provider');

    await setIssuer(service, sale, 'US 12-3456789');

    const kept = await service.connection
      .collection<{ _id: string }>('issuerProjection')
      .findOne({ _id: sale.provider.providerId });
    expect(kept).toMatchObject({ taxNumber: '', billingAddress: '' });
  });
});
