import { randomUUID } from 'node:crypto';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { aCancelledEvent } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { deliverAcceptedQuote, aSale, partsOf, messagesOf } from '../support/invoices-of-a-quote.ts';

let service: TestService;

beforeEach(async () => {
  service = await startBilling();
});

afterEach(() => service.stop());

describe('a quote was accepted', () => {
  test('when it has a deposit, then the deposit is sent with number 1 and the balance stays a draft', async () => {
    const sale = await aSale(service);

    expect(await partsOf(service, sale)).toMatchObject({
      deposit: { number: 1, status: 'sent', amount: '300.00', quoteTotal: '1000.00', dueOn: '2026-03-02' },
      balance: { number: null, status: 'draft', amount: '700.00', dueOn: '2026-06-13' },
    });
  });

  test('when the deposit is sent, then its message has the names from the quote', async () => {
    const sale = await aSale(service);

    const { deposit } = await partsOf(service, sale);
    const messages = (await service.published()).find(
      ({ aggregateId, type }) => aggregateId === deposit?.id && type === invoiceSent.type,
    );
    expect(messages).toMatchObject({
      type: 'billing.invoice.sent.v1',
      payload: { number: 1, clientName: 'Dana Reyes', providerName: 'Nova Sound', amountCents: 30_000 },
    });
  });

  test('when the message is redelivered twice concurrently, then no further invoice or number is created', async () => {
    const sale = await aSale(service);
    const before = await partsOf(service, sale);

    await Promise.all([deliverAcceptedQuote(service, sale.quote), deliverAcceptedQuote(service, sale.quote)]);

    expect(await partsOf(service, sale)).toEqual(before);
    expect(await service.connection.collection('invoices').countDocuments()).toBe(2);
    expect(await messagesOf(service, before.deposit?.id ?? '')).toEqual([
      ['billing.invoice.sent.v1', 'sent'],
    ]);
    expect(await service.deadLetters()).toEqual([]);
  });

  test('when its total is zero, then there is no invoice', async () => {
    const sale = await aSale(service, { payableCents: 0 });

    expect(await partsOf(service, sale)).toEqual({ deposit: undefined, balance: undefined });
  });

  test('when the event is near, then the balance is sent at once as well', async () => {
    const sale = await aSale(service, { eventDate: '2026-03-20' });

    expect(await partsOf(service, sale)).toMatchObject({
      deposit: { status: 'sent' },
      balance: { status: 'sent', dueOn: '2026-03-13', sendsAt: null },
    });
  });

  test('when its event was cancelled before, then no invoice is sent and all are void', async () => {
    const event = aCancelledEvent(randomUUID());
    await service.deliver(eventCancelled, event, { aggregateId: event.eventId, aggregateVersion: 6 });

    const sale = await aSale(service, { eventId: event.eventId });

    expect(await partsOf(service, sale)).toMatchObject({
      deposit: { status: 'void', number: null },
      balance: { status: 'void', number: null },
    });
    const messages = new Set((await service.published()).map(({ type }) => type));
    expect([...messages]).toEqual(['billing.invoice.changed.v1']);
  });
});

describe('a draft', () => {
  test('when two weeks remain before its due date, then it is sent automatically', async () => {
    const sale = await aSale(service);
    const { balance } = await partsOf(service, sale);

    service.clock.set(new Date(balance?.sendsAt ?? ''));
    await pollUntil(async () => (await partsOf(service, sale)).balance?.status === 'sent');

    expect(balance?.sendsAt).toBe('2026-05-30T13:00:00.000Z');
    expect((await partsOf(service, sale)).balance).toMatchObject({ number: 2, sendsAt: null });
  });
});
