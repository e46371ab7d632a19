import { aggregatePlainly, joinStates, toJoinedState } from '@marquee/service-kit/store/joined-state';
import type { JoinedState } from '@marquee/service-kit/store/joined-state';
import { keepNewest } from '@marquee/service-kit/store/keep-newest';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Account } from '../accounts/account.ts';
import type { SecondStep } from '../second-step/second-step.ts';
import { isAlive } from './session.ts';
import type { Session } from './session.ts';

export type SessionRepository = {
  init(): Promise<void>;
  insert(session: Session): Promise<void>;
  findBySecret(secretHash: string): Promise<Session | null>;
  /** With whose it is and their second step, by one look-up; null as well when its owner is not there. */
  findOwned(secretHash: string): Promise<OwnedSession | null>;
  /** Newest first, also those that have run out. */
  ofAccount(accountId: string): Promise<Session[]>;
  touch(id: string, seen: Pick<Session, 'lastSeenAt' | 'idleUntil'>): Promise<void>;
  /** Its user has just given a second step. */
  raise: (id: string) => Promise<void>;
  end(secretHash: string): Promise<void>;
  /** Ends all of the account but so many that were used last, this one among them; returns how many it ended. */
  keepNewest(newest: Session, keep: number): Promise<number>;
  countOpen(accountId: string, epoch: number, at: Date): Promise<number>;
  /** Whether the account has such a session. */
  isOf: (accountId: string, id: string) => Promise<boolean>;
  endOne: (accountId: string, id: string) => Promise<void>;
  endAllBut: (accountId: string, id: string) => Promise<void>;
  /** In order of id, after the given one; also those that have ended. */
  of(accountId: string, after: string | null): AsyncIterable<Session>;
  eraseOf(accountId: string): Promise<void>;
};

/** What says whether a session opens anything. */
export type OwnedSession = { session: Session; account: Account; secondStep: SecondStep | null };

type SessionDocument = Omit<Session, 'id' | 'device' | 'network' | 'hasSecondStep' | 'lastSeenAt'> &
  Partial<Pick<Session, 'device' | 'network' | 'hasSecondStep' | 'lastSeenAt'>> & { _id: string };

/** Garbage only; long after the end, because a clock may have been moved back for demo data. */
const keepEndedFor = 90 * 24 * 3600;
const mostListed = 200;

export function createSessionRepository(connection: Connection): SessionRepository {
  const sessions = sessionModel(connection);
  return {
    async init() {
      await sessions.init();
    },
    async insert({ id, ...fields }) {
      await sessions.create({ _id: id, ...fields });
    },
    async findBySecret(secretHash) {
      const document = await sessions.findOne({ secretHash }).lean();
      return document === null ? null : toSession(document);
    },
    async findOwned(secretHash) {
      const found = await aggregatePlainly<SessionDocument, OwnedDocument>(sessions, [
        { $match: { secretHash } },
        ...joinStates(['account', 'secondStep'], 'accountId'),
      ]);
      return found.map(toOwned)[0] ?? null;
    },
    async ofAccount(accountId) {
      const newestFirst = sessions.find({ accountId }).sort({ startedAt: -1, _id: -1 }).limit(mostListed);
      return (await newestFirst.lean()).map(toSession);
    },
    async touch(id, seen) {
      await sessions.updateOne({ _id: id }, { $max: seen });
    },
    async raise(id) {
      await sessions.updateOne({ _id: id }, { $set: { hasSecondStep: true } });
    },
    async end(secretHash) {
      await sessions.deleteOne({ secretHash });
    },
    keepNewest: (newest, keep) =>
      keepNewest(sessions, newest, {
        keep,
        // Those of an earlier epoch have ended already.
        rank: ({ epoch, idleUntil }) => (epoch === newest.epoch ? idleUntil.getTime() : 0),
      }),
    async countOpen(accountId, epoch, at) {
      const begun = await sessions.find({ accountId }, { epoch: 1, idleUntil: 1, endsAt: 1 }).lean();
      return begun.filter((session) => isAlive(session, epoch, at)).length;
    },
    isOf: async (accountId, id) => (await sessions.exists({ _id: id, accountId })) !== null,
    async endOne(accountId, id) {
      await sessions.deleteOne({ _id: id, accountId });
    },
    async endAllBut(accountId, id) {
      await sessions.deleteMany({ accountId, _id: { $lt: id } });
      await sessions.deleteMany({ accountId, _id: { $gt: id } });
    },
    async *of(accountId, after) {
      const later = after === null ? {} : { _id: { $gt: after } };
      for await (const found of sessions
        .find({ accountId, ...later })
        .sort({ _id: 1 })
        .lean()
        .cursor()) {
        yield toSession(found);
      }
    },
    async eraseOf(accountId) {
      await sessions.deleteMany({ accountId });
    },
  };
}

type OwnedDocument = SessionDocument & { account: JoinedState; secondStep: JoinedState };

function toOwned({ account, secondStep, ...session }: OwnedDocument): OwnedSession | null {
  // Of these two collections their own stores have written every document.
  const owner = toJoinedState(account) as Account | null;
  return (
    owner && {
      session: toSession(session),
      account: owner,
      secondStep: toJoinedState(secondStep) as SecondStep | null,
    }
  );
}

/** What was not kept yet when an old session began reads as unknown. */
function toSession({ _id: id, ...fields }: SessionDocument): Session {
  return { ...unknown, ...fields, id, lastSeenAt: fields.lastSeenAt ?? fields.startedAt };
}

const unknown = { device: 'An unknown device', network: 'an unknown network', hasSecondStep: false };

function sessionModel(connection: Connection): Model<SessionDocument> {
  const schema = new Schema<SessionDocument>(
    {
      _id: String,
      secretHash: { type: String, index: { unique: true } },
      accountId: String,
      epoch: Number,
      device: String,
      network: String,
      hasSecondStep: Boolean,
      startedAt: Date,
      lastSeenAt: Date,
      idleUntil: Date,
      endsAt: { type: Date, index: { expireAfterSeconds: keepEndedFor } },
    },
    { versionKey: false },
  );
  schema.index({ accountId: 1, _id: 1 });
  return connection.model<SessionDocument>('session', schema, 'sessions');
}
