import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { updatePlainly } from '@marquee/service-kit/store/update-plainly';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { LimitValues, WindowName } from '@marquee/service-kit/throttle/limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Fingerprint } from '../keyed-hash.ts';

/** One window of a limit for one sender, recipient or quote. */
export type MailWindow = { limit: WindowName; who: string; end: Date };

/** Limits the emails in each window of a limit. A place belongs to an email, so an email counts once however often it is requested. */
export type MailPlaceRepository = {
  /** False when other emails have taken all places of the window. */
  take(window: MailWindow, mailId: string): Promise<boolean>;
  giveBack(window: MailWindow, mailId: string): Promise<void>;
  /** The begin of the first later window with a free place. */
  endOfFull(window: MailWindow): Promise<Date>;
};

type PlacesDocument = { _id: string; owner: string; endsAt: Date; mails: string[] };

/** In seconds, after the window's end. */
const rememberedFor = 24 * 3600;

type PlaceDeps = { fingerprint: Fingerprint; values: LimitValues };

export function createMailPlaceRepository(
  connection: Connection,
  { fingerprint, values }: PlaceDeps,
): MailPlaceRepository {
  const places = placesModel(connection);
  const placesOf = (limit: WindowName) => values[limit] ?? limits[limit].count;

  return {
    async take({ limit, who, end }, mailId) {
      const _id = fingerprint(limit, who, end.toISOString());
      const isFree = { [`mails.${placesOf(limit) - 1}`]: { $exists: false } };
      const change = {
        $setOnInsert: { owner: fingerprint(limit, who), endsAt: end },
        $addToSet: { mails: mailId },
      };
      const put = () =>
        unlessDuplicate(
          updatePlainly(places, { _id, $or: [{ mails: mailId }, isFree] }, change, { upsert: true }),
        );
      // Refused because the window is full, or because two emails were the first of the window at once: the second try tells.
      return (await put()) || (await put());
    },
    async giveBack({ limit, who, end }, mailId) {
      const _id = fingerprint(limit, who, end.toISOString());
      await places.updateOne({ _id }, { $pull: { mails: mailId } });
    },
    async endOfFull({ limit, who, end }) {
      const later = { owner: fingerprint(limit, who), endsAt: { $gt: end } };
      const windows = await places.find(later, { _id: 0, endsAt: 1, mails: 1 }).lean();
      const full = windows.filter(({ mails }) => mails.length >= placesOf(limit));
      const ends = new Set(full.map(({ endsAt }) => endsAt.getTime()));
      let free = end;
      for (let next = endOfWindow(limit, free); ends.has(next.getTime()); next = endOfWindow(limit, free)) {
        free = next;
      }
      return free;
    },
  };
}

function placesModel(connection: Connection): Model<PlacesDocument> {
  const schema = new Schema<PlacesDocument>(
    {
      _id: String,
      owner: String,
      endsAt: { type: Date, index: { expireAfterSeconds: rememberedFor } },
      mails: [String],
    },
    { versionKey: false },
  );
  schema.index({ owner: 1, endsAt: 1 });
  return connection.model<PlacesDocument>('mailPlaces', schema, 'mailPlaces');
}
