import type { ListQuery } from '@marquee/contracts/list-query';
import type { InvoiceAge, InvoiceStatus } from '@marquee/contracts/invoices';
import { DomainError } from '@marquee/service-kit/domain-error';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { sortById } from '@marquee/service-kit/store/query';
import type { Connection } from '@marquee/service-kit/store/database';
import { isDuplicateKey } from '@marquee/service-kit/store/duplicate-key';
import type { HistoryEntry, WithEarlier } from '@marquee/service-kit/store/history-entry';
import { dueRangeOf } from './domain/ages.ts';
import { invoiceIdOf } from './domain/invoice-id.ts';
import type { InvoiceActor } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import type { RecordedFact } from './domain/recorded-fact.ts';
import { invoiceShapes } from './stored-shapes.ts';

export type InvoiceHistoryEntry = HistoryEntry<WithEarlier<RecordedFact>, InvoiceActor>;

type InvoicePage = ListQuery & {
  status?: InvoiceStatus | undefined;
  age?: InvoiceAge | undefined;
  at: Date;
};

export type InvoiceSum = { _id: InvoiceStatus; count: number; cents: number };

/** Cents and number of payments or refunds of one month, `YYYY-MM`. */
export type MonthSum = { _id: string; cents: number; count: number };

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;

const hasNumber = { number: { $gt: 0 } };

const indexes = [
  // Keeps each provider's numbers unique and finds the highest one.
  {
    fields: { providerId: 1, number: -1 },
    options: { unique: true, partialFilterExpression: hasNumber },
  },
  { fields: { providerId: 1, dueUntil: -1, _id: -1 } },
  { fields: { providerId: 1, status: 1, dueUntil: -1, _id: -1 } },
  { fields: { shownToClientId: 1, dueUntil: -1, _id: -1 } },
  { fields: { shownToClientId: 1, status: 1, dueUntil: -1, _id: -1 } },
  { fields: { shownToClientId: 1, _id: 1 } },
  { fields: { providerId: 1, _id: 1 } },
  { fields: { status: 1, sendsAt: 1 } },
  { fields: { status: 1, 'reminders.nextAt': 1 } },
  // For the backfill of invoices that an earlier release sent.
  { fields: { 'issued.shape': 1, number: 1 } },
  { fields: { isAnnounced: 1, status: 1 } },
  { fields: { isAnnounced: 1, 'refundUnderWay.id': 1 } },
  { fields: { eventId: 1 } },
  { fields: { clientId: 1, _id: 1 } },
  { fields: { 'checkout.id': 1 }, options: { sparse: true } },
  { fields: { 'payment.card.paymentId': 1 }, options: { sparse: true } },
  { fields: { checkAt: 1 }, options: { sparse: true } },
  { fields: { 'putOff.since': 1 }, options: { sparse: true } },
] as const;

export function createInvoiceRepository(connection: Connection) {
  const store = createAggregateStore<Invoice, InvoiceHistoryEntry>(connection, {
    name: 'invoice',
    indexes,
    shapes: invoiceShapes,
  });
  return {
    ...store,
    save: withNumberConflict(store),
    async nextNumber(providerId: string): Promise<number> {
      const highestFirst = { field: 'number', direction: -1 } as const;
      const found = await store.find({ providerId, ...hasNumber }, { sortBy: highestFirst, limit: 1 });
      return (found[0]?.number ?? 0) + 1;
    },
    /** Up to `limit` invoices that an earlier release sent without storing their parties. */
    findWithoutIssued: (limit: number) => store.find({ 'issued.shape': null, ...hasNumber }, { limit }),
    /** Up to `limit` unpaid invoices and up to `limit` with a pending refund, whose status an earlier release did not publish. */
    async findUnpublished(limit: number): Promise<Invoice[]> {
      const unpaid = store.find({ isAnnounced: null, status: { $in: ['draft', 'sent'] } }, { limit });
      const refunding = store.find({ isAnnounced: null, 'refundUnderWay.id': { $gt: '' } }, { limit });
      return (await Promise.all([unpaid, refunding])).flat();
    },
    findByQuote: (quoteId: string) => store.find({ id: { $in: idsOf(quoteId) } }),
    findByEvent: (eventId: string) => store.find({ eventId }),
    /** The invoices of which the account is client or provider (no account is both), ordered by id. */
    async findByAccount(accountId: string): Promise<Invoice[]> {
      const [got, made] = await Promise.all([
        store.find({ clientId: accountId }),
        store.find({ providerId: accountId }),
      ]);
      return [...got, ...made];
    },
    listByProvider: (providerId: string, { status, age, at, ...page }: InvoicePage) => {
      const aged = age === undefined ? {} : { status: 'sent', dueUntil: dueRangeOf(age, at) };
      const filter = { providerId, ...(status !== undefined && { status }), ...aged };
      return store.page({ filter, sortBy: 'dueUntil', page });
    },
    listByClient: (clientId: string, { status, ...page }: Pick<InvoicePage, 'status'> & ListQuery) => {
      const filter = { shownToClientId: clientId, ...(status !== undefined && { status }) };
      return store.page({ filter, sortBy: 'dueUntil', page });
    },
    /** Drafts of these quotes, earliest due date first. */
    async findDrafts(quoteIds: readonly string[]): Promise<Invoice[]> {
      const dueFirst = { field: 'dueUntil', direction: 1 } as const;
      const found = await store.find({ id: { $in: quoteIds.flatMap(idsOf) } }, { sortBy: dueFirst });
      return found.filter(({ status }) => status === 'draft');
    },
    /** Number and amount of a client's or a provider's invoices, per status. */
    sumByStatus: (owner: Partial<Pick<Invoice, 'clientId' | 'providerId'>>) =>
      store.aggregate<InvoiceSum>([
        { $match: owner },
        sortById,
        { $group: { _id: '$status', count: { $sum: 1 }, cents: { $sum: '$amountCents' } } },
      ]),
    /** Amount and due time of each sent, unpaid invoice of the provider. */
    findUnpaid: (providerId: string) =>
      store.aggregate<Pick<Invoice, 'dueUntil' | 'amountCents'>>([
        { $match: { providerId, status: 'sent' } },
        { $sort: { dueUntil: -1, _id: -1 } },
        { $project: { dueUntil: 1, amountCents: 1, _id: 0 } },
      ]),
    /** Payments per month. The calendar date of a payment decides its month. */
    async paidByMonth(providerId: string): Promise<MonthSum[]> {
      const month = { $substrBytes: ['$payment.paidOn', 0, 7] };
      const sums = await store.aggregate<MonthSum>([
        { $match: { providerId } },
        sortById,
        { $group: { _id: month, cents: { $sum: '$amountCents' }, count: { $sum: 1 } } },
      ]);
      return sums.filter(({ _id }) => _id !== '');
    },
    /** Refunds by the month in which their credit notes were issued. */
    refundedByMonth: (providerId: string, timezone: string) =>
      store.aggregate<MonthSum>([
        { $match: { providerId } },
        sortById,
        { $unwind: '$creditNotes' },
        {
          $group: {
            _id: { $dateToString: { date: '$creditNotes.issuedAt', format: '%Y-%m', timezone } },
            cents: { $sum: '$creditNotes.amountCents' },
            count: { $sum: 1 },
          },
        },
      ]),
    findByCheckout: (checkoutId: string) => store.findOne({ 'checkout.id': checkoutId }),
    findByCardPayment: (paymentId: string) => store.findOne({ 'payment.card.paymentId': paymentId }),
    /** Invoices due for a check at the processor, longest due first. */
    findDueChecks: (at: Date, limit: number) =>
      store.find({ checkAt: { $lte: at } }, { sortBy: { field: 'checkAt', direction: 1 }, limit }),
    /** Unpaid invoices with a due notification, longest due first. */
    findWithDueNotifications: (at: Date, limit: number) =>
      store.find(dueNotificationFilter(at), { sortBy: { field: 'reminders.nextAt', direction: 1 }, limit }),
    /** At most one unpaid invoice that an earlier release sent without scheduling notifications. */
    findWithoutReminders: () => store.find(unscheduled, { limit: 1 }),
    /** Sorted by due time, because an index has this order. With an order by id, a query planner might scan all invoices. */
    findUnscheduledByProvider: (providerId: string) =>
      store.find({ ...unscheduled, providerId }, { sortBy: { field: 'dueUntil', direction: 1 } }),
    /** The number of drafts that are due to be sent plus the number of invoices with a due notification. */
    async countDue(at: Date): Promise<number> {
      const due = [dueDraftFilter(at), dueNotificationFilter(at)];
      const found = await Promise.all(due.map((filter) => store.fields(filter, ['status'])));
      return found.flat().length;
    },
    /** Drafts that are due to be sent, longest due first. */
    findDueDrafts: (at: Date, limit: number) =>
      store.find(dueDraftFilter(at), { sortBy: { field: 'sendsAt', direction: 1 }, limit }),
  };
}

const unscheduled = { status: 'sent', 'reminders.nextAt': null };

function dueDraftFilter(at: Date) {
  return { status: 'draft', sendsAt: { $lte: at } };
}

function dueNotificationFilter(at: Date) {
  return { status: 'sent', 'reminders.nextAt': { $lte: at } };
}

function idsOf(quoteId: string): string[] {
  return [invoiceIdOf(quoteId, 'deposit'), invoiceIdOf(quoteId, 'balance')];
}

type Save = AggregateStore<Invoice, InvoiceHistoryEntry>['save'];

/** The number is the only unique key besides the id, so a duplicate key means that another invoice has taken the number. */
function withNumberConflict({ save }: { save: Save }): Save {
  return async (invoice, commit) => {
    try {
      return await save(invoice, commit);
    } catch (error) {
      if (isDuplicateKey(error)) {
        const message = 'Other invoices are being sent right now. Please try again.';
        throw new DomainError('conflict', 'invoice_number_was_changed', message);
      }
      throw error;
    }
  };
}
