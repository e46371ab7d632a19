import type { AuditEntry } from '@marquee/contracts/audit';
import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { mapPage, requireFields } from '@marquee/service-kit/store/page';
import type { Page } from '@marquee/service-kit/store/page';
import { pageOf } from '@marquee/service-kit/store/page-of';
import type { PageQuery } from '@marquee/service-kit/store/page-of';
import { pageable } from '@marquee/service-kit/store/pageable';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

export type StoredAuditEntry = Omit<AuditEntry, 'at'> & { at: Date };

export type AuditQuery = {
  act?: AuditEntry['act'] | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  from: Date;
  /** End of the time range, exclusive. */
  to?: Date | undefined;
  page: PageQuery['page'];
};

/** Stores audit entries. Entries are never changed; the database removes entries that are too old. */
export type AuditRepository = {
  /** Does nothing if the entry is already stored. */
  insertIfAbsent: (entry: StoredAuditEntry, keptUntil: Date) => Promise<void>;
  /** A page of entries, newest first. */
  page: (query: AuditQuery) => Promise<Page<StoredAuditEntry>>;
  /** Entries about the account, ordered by id, starting after the id `after`. */
  of: (accountId: string, place: { after: string | null; from: Date }) => AsyncIterable<StoredAuditEntry>;
};

type AuditDocument = Omit<StoredAuditEntry, 'id'> & { _id: string; keptUntil: Date };

export function createAuditRepository(connection: Connection): AuditRepository {
  const model = auditModel(connection);
  return {
    async insertIfAbsent({ id, ...fields }, keptUntil) {
      await unlessDuplicate(model.create({ _id: id, ...fields, keptUntil }));
    },
    async page({ page, ...criteria }) {
      const found = await pageOf(pageable(model, {}), { filter: toFilter(criteria), sortBy: 'at', page });
      return mapPage(found, (entry) => toEntry(requireFields(entry, ['actor', 'subject', 'at'])));
    },
    async *of(accountId, { after, from }) {
      const filter: Record<string, unknown> = { 'subject.id': accountId, _id: { $gt: after ?? '' } };
      for await (const entry of model.find(filter).sort({ _id: 1 }).lean().cursor()) {
        if (entry.subject.kind === 'account' && entry.at >= from) {
          yield toEntry(entry);
        }
      }
    },
  };
}

function toEntry(document: AuditDocument): StoredAuditEntry {
  const { _id: id, at, actor, act, subject, service, requestId, outcome, count, reason, network } = document;
  return { id, at, actor, act, subject, service, requestId, outcome, count, reason, network };
}

function toFilter({ act, actor, subject, from, to }: Omit<AuditQuery, 'page'>): PageQuery['filter'] {
  return {
    ...(act !== undefined && { act }),
    ...(actor !== undefined && { actor }),
    ...(subject !== undefined && { 'subject.id': subject }),
    at: { $gte: from, ...(to !== undefined && { $lt: to }) },
  };
}

function auditModel(connection: Connection): Model<AuditDocument> {
  const schema = new Schema<AuditDocument>(
    {
      _id: String,
      at: Date,
      actor: String,
      act: String,
      subject: Schema.Types.Mixed,
      service: String,
      requestId: String,
      outcome: String,
      count: Number,
      reason: String,
      network: String,
      keptUntil: Date,
    },
    { versionKey: false },
  );
  // Ascending, because the embedded database engine omits the first row of a range in a descending index.
  schema.index({ at: 1, _id: 1 });
  schema.index({ act: 1, at: 1, _id: 1 });
  schema.index({ actor: 1, at: 1, _id: 1 });
  schema.index({ 'subject.id': 1, at: 1, _id: 1 });
  schema.index({ 'subject.id': 1, act: 1, at: 1, _id: 1 });
  schema.index({ 'subject.id': 1, _id: 1 });
  schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
  return connection.model<AuditDocument>('auditEntry', schema, 'auditEntries');
}
