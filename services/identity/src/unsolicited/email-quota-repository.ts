import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { updateRaw } from '@marquee/service-kit/store/update-raw';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { LimitValues, WindowName } from '@marquee/service-kit/throttle/limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Fingerprint } from '../keyed-hash.ts';

/** One window of a limit. `who` is what the limit counts by, such as a sender, or a sender and a recipient. */
export type EmailWindow = { limit: WindowName; who: string; end: Date };

/** Limits the emails in each window of a limit. Places belong to emails, so an email counts once even if requested several times. */
export type EmailQuotaRepository = {
  /** Reserves a place for the email. Returns false if other emails have taken all places of the window. */
  reserve(window: EmailWindow, mailId: string): Promise<boolean>;
  release(window: EmailWindow, mailId: string): Promise<void>;
  /** The start of the first later window with a free place. */
  nextFreeWindow(window: EmailWindow): Promise<Date>;
};

type QuotaDocument = { _id: string; owner: string; endsAt: Date; mails: string[] };

/** How long a window is stored after its end, in seconds. */
const retentionSeconds = 24 * 3600;

type QuotaDeps = { fingerprint: Fingerprint; values: LimitValues };

export function createEmailQuotaRepository(
  connection: Connection,
  { fingerprint, values }: QuotaDeps,
): EmailQuotaRepository {
  const quotas = quotaModel(connection);
  const quotaOf = (limit: WindowName) => values[limit] ?? limits[limit].count;

  return {
    async reserve({ limit, who, end }, mailId) {
      const _id = fingerprint(limit, who, end.toISOString());
      const isFree = { [`mails.${quotaOf(limit) - 1}`]: { $exists: false } };
      const change = {
        $setOnInsert: { owner: fingerprint(limit, who), endsAt: end },
        $addToSet: { mails: mailId },
      };
      const tryReserve = () =>
        unlessDuplicate(updateRaw(quotas, { _id, ...isFree }, change, { upsert: true }));
      // A first try also fails if two emails are concurrently the first of the window. The second try fails only if the window is full.
      const isReserved = (await tryReserve()) || (await tryReserve());
      return isReserved || (await quotas.exists({ _id, mails: mailId })) !== null;
    },
    async release({ limit, who, end }, mailId) {
      const _id = fingerprint(limit, who, end.toISOString());
      await quotas.updateOne({ _id }, { $pull: { mails: mailId } });
    },
    async nextFreeWindow({ limit, who, end }) {
      const later = { owner: fingerprint(limit, who), endsAt: { $gt: end } };
      const windows = await quotas.find(later, { _id: 0, endsAt: 1, mails: 1 }).lean();
      const full = windows.filter(({ mails }) => mails.length >= quotaOf(limit));
      const ends = new Set(full.map(({ endsAt }) => endsAt.getTime()));
      let free = end;
      for (let next = endOfWindow(limit, free); ends.has(next.getTime()); next = endOfWindow(limit, free)) {
        free = next;
      }
      return free;
    },
  };
}

function quotaModel(connection: Connection): Model<QuotaDocument> {
  const schema = new Schema<QuotaDocument>(
    {
      _id: String,
      owner: String,
      endsAt: { type: Date, index: { expireAfterSeconds: retentionSeconds } },
      mails: [String],
    },
    { versionKey: false },
  );
  schema.index({ owner: 1, endsAt: 1 });
  return connection.model<QuotaDocument>('mailPlaces', schema, 'mailPlaces');
}
