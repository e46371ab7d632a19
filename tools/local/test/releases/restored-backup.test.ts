import { join } from 'node:path';

import { toCents } from '@marquee/contracts/money';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';

import { eventually } from '../../src/demo/eventually.ts';
import { releasesIn } from '../../src/release-fixtures/release-folder.ts';
import { migrateRestored } from './migrate-restored.ts';
import { readDocuments } from './read-documents.ts';
import { signInAll } from './sign-in-all.ts';
import type { SignedInAccounts } from './sign-in-all.ts';
import { readEverything } from './read-everything.ts';
import type { Readings } from './read-everything.ts';
import { startRestoredRelease } from './restored-release.ts';
import type { RestoredRelease } from './restored-release.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

describe.each(releasesIn(root))('the backup of release $version, restored', (release) => {
  let restored: RestoredRelease;
  let everyone: SignedInAccounts;
  let read: Readings;

  beforeAll(async () => {
    restored = await startRestoredRelease(release, createInProcessBus({ onUnroutable: () => undefined }));
    everyone = await signInAll(restored);
    read = await readEverything(everyone);
  }, 120_000);

  afterAll(() => restored.stop());

  test('when documents are counted before a service starts, then each collection matches the manifest', () => {
    expect(restored.restored).toEqual(restored.recorded);
  });

  test.each([
    ['identity.accounts', () => read.users],
    ['events.events', () => read.clientEvents],
    ['quotes.quotes', () => read.quotes],
    ['billing.invoices', () => read.invoices],
    ['billing.subscriptions', () => read.subscriptions],
  ])('when all rows of %s are read over HTTP, then none is missing', (collection, rows) => {
    expect(rows()).toHaveLength(restored.recorded[collection] ?? 0);
    expect(rows()).not.toHaveLength(0);
  });

  test.each([
    ['events.clientProjection', () => read.users.filter(({ role }) => role === 'client')],
    ['events.providerProjection', () => read.users.filter(({ role }) => role === 'provider')],
    ['quotes.clientProjection', () => read.users.filter(({ role }) => role === 'client')],
    ['quotes.providerProjection', () => read.users.filter(({ role }) => role === 'provider')],
    ['quotes.eventRequestProjection', () => read.providerEvents],
    ['quotes.invoiceProjection', () => read.clientInvoices],
    ['billing.acceptedQuoteProjection', () => read.quotes.filter(({ clientAccepted }) => clientAccepted)],
  ])('when %s is counted, then the projection is as complete as its source', (projection, source) => {
    expect(restored.recorded[projection]).toBe(source().length);
  });

  test('when the audit trail continues, then it still has all entries of the backup', () => {
    const since = read.audit.filter(({ at }) => at > restored.takenAt);

    expect(read.audit.length - since.length).toBe(restored.recorded['identity.auditEntries']);
  });

  test('when a client and a provider read the same event, then both get the same fields except those about its quotes', () => {
    const sent = read.clientEvents.filter(({ sentToProvider }) => sentToProvider);
    const received = read.providerEvents.map((event) => ({
      ...event,
      ...{ quotedAmount: undefined, quoteStanding: undefined },
    }));

    expect(byId(received)).toEqual(byId(sent));
  });

  test("when a provider reads an event with an open quote, then the event has the quote's status and the sent total", async () => {
    await eventually(async () => {
      const { quotes, providerEvents } = await readEverything(everyone);
      const open = quotes.filter(({ eventId, archived }) => eventId !== null && !archived);
      const standings = open.map(
        ({ eventId }) => providerEvents.find(({ id }) => id === eventId)?.quoteStanding,
      );
      const sent = open.filter(({ status }) => status === 'sent_to_client');

      expect(standings).toEqual(open.map(({ standing }) => standing));
      expect(sent).not.toHaveLength(0);
      expect(
        sent.map(({ eventId }) => providerEvents.find(({ id }) => id === eventId)?.quotedAmount),
      ).toEqual(sent.map(({ finalAmount }) => finalAmount));
    });
  });

  test("when quotes are read with their history, then the newest entry has the quote's status", () => {
    const newest = read.quotes.map(({ id, history }) => [id, history[0]?.status]);

    expect(newest).toEqual(read.quotes.map(({ id, status }) => [id, status]));
  });

  test('when a quote was accepted, then event, quote and invoices have the same total', () => {
    const accepted = read.quotes.filter(({ clientAccepted }) => clientAccepted);
    const sums = accepted.map(({ id, eventId }) => ({
      event: read.clientEvents.find((event) => event.id === eventId)?.totalAmount,
      invoices: sumOf(read.invoices.filter(({ quoteId }) => quoteId === id)),
    }));

    expect(sums).toEqual(
      accepted.map(({ finalAmount }) => ({ event: finalAmount, invoices: toCents(finalAmount) })),
    );
  });

  test('when the pipeline is read, then it agrees with quotes and invoices', () => {
    const rows = read.pipeline.filter(({ quoteId }) => quoteId !== null);
    const own = rows.map(({ quoteId }) => ({
      accepted: read.quotes.find(({ id }) => id === quoteId)?.clientAcceptedAt,
      isInvoiced: read.invoices.some((invoice) => invoice.quoteId === quoteId && invoice.sentAt !== null),
    }));

    expect(own).not.toHaveLength(0);
    expect(
      rows.map(({ clientAcceptedAt, invoiceSentAt }) => ({
        accepted: clientAcceptedAt,
        isInvoiced: invoiceSentAt !== null,
      })),
    ).toEqual(own);
  });

  test('when an invoice was sent before the backup, then a worker adds its parties and the lines of its quote', async () => {
    await eventually(async () => {
      const { invoices } = await readEverything(everyone);
      const documents = invoices.filter(({ sentAt }) => sentAt !== null).map(({ document }) => document);

      expect(documents).not.toHaveLength(0);
      expect(documents.filter((document) => !document?.issuer.name || !document.lines?.length)).toEqual([]);
    });
  });

  test('when clients read quotes and invoices, then they get what their providers have sent', () => {
    const sentQuotes = read.quotes.filter(({ sentToClient, archived }) => sentToClient && !archived);
    const sentInvoices = read.invoices.filter(({ sentAt }) => sentAt !== null);

    expect(idsOf(read.clientQuotes)).toEqual(idsOf(sentQuotes));
    expect(idsOf(read.clientInvoices)).toEqual(idsOf(sentInvoices));
  });

  describe('then migrated while the services run', () => {
    let before: Readings;
    let left: string[];

    beforeAll(async () => {
      await restored.settled();
      before = await readEverything(everyone);
      left = await migrateRestored(restored);
    }, 120_000);

    test('when it ends, then no document has an earlier shape', () => {
      expect(left).toEqual([]);
    });

    test('when everything is read again, then it is the same as before', async () => {
      expect(await readEverything(everyone)).toEqual(before);
    });

    test('when the PDF of every quote and invoice is read, then each is one', async () => {
      const { count, unreadable } = await readDocuments(restored.url, everyone);

      expect(unreadable).toEqual([]);
      expect(count).toBeGreaterThan(restored.recorded['quotes.quotes'] ?? 0);
    });
  });
});

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id).toSorted();
}

function sumOf(invoices: readonly { amount: string }[]): number {
  return invoices.reduce((sum, { amount }) => sum + toCents(amount), 0);
}
