import { invoiceBecameOverdue, overdueSummarized } from '@marquee/contracts/messages/invoice-messages';
import type { OverdueSummary } from '@marquee/contracts/messages/invoice-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { startBilling } from '../support/start-billing.ts';
import { aSale, deleteAccount, paramsOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;

/** A deposit as an earlier release stored it: sent 75 days ago, without scheduled notifications. */
beforeEach(async () => {
  service = await startBilling();
  sale = await aSale(service);
  service.clock.set(new Date('2026-05-16T15:00:00.000Z'));
  await removeSchedules();
});

afterEach(() => service.stop());

async function removeSchedules(): Promise<void> {
  const sent = { status: 'sent' };
  await service.connection.collection('invoices').updateMany(sent, { $unset: { reminders: 1 } });
}

/** Runs what this release does at its start on the stored data, and lets two minutes pass. */
async function startRelease(): Promise<void> {
  await service.initAgain();
  service.clock.advance({ minutes: 2 });
}

async function summaries(): Promise<OverdueSummary[]> {
  return (await service.published())
    .filter(({ type }) => type === overdueSummarized.type)
    .map(({ payload }) => payload as OverdueSummary);
}

async function notificationTypes(): Promise<string[]> {
  return (await service.published()).map(({ type }) => type).filter((type) => /reminded|overdue/.test(type));
}

describe('invoices that were overdue before notifications began', () => {
  test('when this release starts, then their provider gets one summary, and no missed notification is sent', async () => {
    const { id: invoiceId } = await paramsOf(service, sale, 'deposit');

    await startRelease();

    expect(await summaries()).toEqual([
      {
        providerId: sale.provider.providerId,
        count: 1,
        overdueCents: 30_000,
        totalCents: 30_000,
        invoices: [
          {
            ...{
              invoiceId,
              number: 1,
              amountCents: 30_000,
              dueOn: '2026-03-02',
              timeZone: 'America/New_York',
            },
            ...{ eventName: 'Wedding of Dana and Lee', clientName: 'Dana Reyes' },
          },
        ],
      },
    ]);
    expect(await notificationTypes()).toEqual([overdueSummarized.type]);
  });

  test('when two replicas start at once and this release starts again, then there is still one summary', async () => {
    await Promise.all([service.initAgain(), service.initAgain()]);

    await startRelease();

    expect(await notificationTypes()).toEqual([overdueSummarized.type]);
  });

  test('when a backfill was interrupted, then the next start sends no second summary', async () => {
    await service.initAgain();
    await removeSchedules();

    await startRelease();

    expect(await notificationTypes()).toEqual([overdueSummarized.type]);
  });

  test('when an invoice became overdue after the summary, then the provider gets its overdue notice', async () => {
    await startRelease();
    const later = { providerId: sale.provider.providerId, clientAcceptedAt: '2026-05-17T15:00:00.000Z' };
    const other = await paramsOf(service, await aSale(service, later), 'deposit');
    await removeSchedules();
    service.clock.set(new Date('2026-05-18T15:00:00.000Z'));

    await startRelease();

    await pollUntil(async () => {
      service.wake();
      return (await notificationTypes()).length > 1;
    });
    const messages = (await service.published()).filter(({ type }) => type === invoiceBecameOverdue.type);
    // Two records publish the messages, so their order is open.
    const types = (await notificationTypes()).toSorted();
    expect([types, messages.map(({ aggregateId }) => aggregateId)]).toEqual([
      [invoiceBecameOverdue.type, overdueSummarized.type],
      [other.id],
    ]);
  });

  test('when an invoice is not overdue yet, then no summary is published, and the next notification is scheduled', async () => {
    service.clock.set(new Date('2026-03-02T16:00:00.000Z'));

    await startRelease();

    const { id } = await paramsOf(service, sale, 'deposit');
    const stored = await service.connection
      .collection<{ _id: string; reminders?: unknown }>('invoices')
      .findOne({ _id: id });
    expect(await summaries()).toEqual([]);
    expect(stored?.reminders).toMatchObject({ nextAt: new Date('2026-03-03T14:00:00.000Z') });
  });

  test('when an invoice was sent today, then its notifications begin tomorrow', async () => {
    const { id } = await paramsOf(service, sale, 'deposit');
    const sentOn = { $set: { sentAt: new Date('2026-03-02T12:00:00.000Z') } };
    await service.connection.collection<{ _id: string }>('invoices').updateOne({ _id: id }, sentOn);
    service.clock.set(new Date('2026-03-02T13:00:00.000Z'));

    await startRelease();

    const stored = await service.connection
      .collection<{ _id: string; reminders?: unknown }>('invoices')
      .findOne({ _id: id });
    expect(stored?.reminders).toMatchObject({ nextAt: new Date('2026-03-03T14:00:00.000Z') });
  });

  test('when the provider deletes their account, then the record of the summary is deleted', async () => {
    await startRelease();
    await summaries();

    await deleteAccount(service, sale.provider.providerId, 'provider');

    expect(await service.connection.collection('overdueSummaries').countDocuments()).toBe(0);
  });

  test('when a provider has 52 overdue invoices, then the 50 longest overdue are listed and all are counted', async () => {
    const { providerId } = sale.provider;
    for (let count = 1; count <= 51; count += 1) {
      await aSale(service, { providerId, clientAcceptedAt: '2026-04-02T15:00:00.000Z' });
    }
    await removeSchedules();

    await startRelease();

    const [summary] = await summaries();
    expect([summary?.count, summary?.overdueCents, summary?.invoices.length]).toEqual([52, 1_560_000, 50]);
    expect(summary?.invoices[0]?.dueOn).toBe('2026-03-02');
  });
});
