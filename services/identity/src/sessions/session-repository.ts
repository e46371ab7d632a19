import { aggregateRaw, joinStates } from '@marquee/service-kit/store/joined-state';
import type { JoinedState } from '@marquee/service-kit/store/joined-state';
import { keepNewest } from '@marquee/service-kit/store/keep-newest';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { Account } from '../accounts/domain/account.ts';
import type { TwoFactor } from '../two-factor/domain/two-factor.ts';
import type { TwoFactorStore } from '../two-factor/two-factor-store.ts';
import { isAlive } from './session.ts';
import type { Session } from './session.ts';

export type SessionRepository = {
  insert(session: Session): Promise<void>;
  findBySecret(secretHash: string): Promise<Session | null>;
  /** The session with its owner's account and two-factor document, in one query. Null if session or account does not exist. */
  findOwned(secretHash: string): Promise<OwnedSession | null>;
  /** The account's sessions, newest first, including expired ones. */
  ofAccount(accountId: string): Promise<Session[]>;
  touch(id: string, seen: Pick<Session, 'lastSeenAt' | 'idleUntil'>): Promise<void>;
  /** Records that the session's user has passed two-factor authentication. */
  raise: (id: string) => Promise<void>;
  end(secretHash: string): Promise<void>;
  /** Ends all sessions of the account but the `keep` most recently used, always keeping this one. Returns how many ended. */
  keepNewest(newest: Session, keep: number): Promise<number>;
  countOpen(accountId: string, epoch: number, at: Date): Promise<number>;
  /** Whether the account has this session. */
  isOf: (accountId: string, id: string) => Promise<boolean>;
  endOne: (accountId: string, id: string) => Promise<void>;
  endAllBut: (accountId: string, id: string) => Promise<void>;
  /** The account's stored sessions, including invalid ones, ordered by id, starting after the id `after`. */
  of(accountId: string, after: string | null): AsyncIterable<Session>;
  eraseOf(accountId: string): Promise<void>;
};

/** The data that decides whether a session is valid. */
export type OwnedSession = { session: Session; account: Account; twoFactor: TwoFactor | null };

type SessionDocument = Omit<Session, 'id' | 'device' | 'network' | 'hasSecondStep' | 'lastSeenAt'> &
  Partial<Pick<Session, 'device' | 'network' | 'hasSecondStep' | 'lastSeenAt'>> & { _id: string };

/** How long an expired session is stored, in seconds. Long, because demo data may have been created with an earlier clock. */
const endedRetentionSeconds = 90 * 24 * 3600;
const maxListed = 200;

/** The stores whose documents a session is joined with. */
type Owners = {
  accounts: Pick<AccountRepository, 'fromJoined'>;
  twoFactors: Pick<TwoFactorStore, 'fromJoined'>;
};

export function createSessionRepository(connection: Connection, owners: Owners): SessionRepository {
  const sessions = sessionModel(connection);
  return {
    async insert({ id, ...fields }) {
      await sessions.create({ _id: id, ...fields });
    },
    async findBySecret(secretHash) {
      const document = await sessions.findOne({ secretHash }).lean();
      return document === null ? null : toSession(document);
    },
    async findOwned(secretHash) {
      const found = await aggregateRaw<SessionDocument, OwnedDocument>(sessions, [
        { $match: { secretHash } },
        ...joinStates(['account', 'secondStep'], 'accountId'),
      ]);
      return found.map((document) => toOwned(document, owners))[0] ?? null;
    },
    async ofAccount(accountId) {
      const newestFirst = sessions.find({ accountId }).sort({ startedAt: -1, _id: -1 }).limit(maxListed);
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
        // Sessions of an earlier epoch have already ended.
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

function toOwned(
  { account, secondStep, ...session }: OwnedDocument,
  { accounts, twoFactors }: Owners,
): OwnedSession | null {
  const owner = accounts.fromJoined(account);
  return (
    owner && {
      session: toSession(session),
      account: owner,
      twoFactor: twoFactors.fromJoined(secondStep),
    }
  );
}

/** Sets defaults for the fields that sessions of earlier releases lack. */
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
      endsAt: { type: Date, index: { expireAfterSeconds: endedRetentionSeconds } },
    },
    { versionKey: false },
  );
  schema.index({ accountId: 1, _id: 1 });
  return connection.model<SessionDocument>('session', schema, 'sessions');
}
