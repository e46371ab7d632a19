import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Fingerprint } from '../keyed-hash.ts';

/** The accounts that a network guesses at in one window. One document per network and window, one write per guess. */
export type NetworkGuessRepository = {
  /** Counts a guess. Returns the number of accounts, including this one, that the network has guessed at. */
  add(window: string, account: string, endsAt: Date): Promise<number>;
  counted(window: string): Promise<number>;
  /** Subtracts one guess at the account. */
  uncount(window: string, account: string): Promise<void>;
  /** Removes all guesses at the account. */
  clear(window: string, account: string): Promise<void>;
};

/** `_id` and the keys of `accounts` are fingerprints; the values of `accounts` are the number of guesses. */
type GuessDocument = { _id: string; accounts: Record<string, number>; endsAt: Date };

/** How long a window is stored after its end, in seconds. */
const guessRetentionSeconds = 24 * 3600;

export function createNetworkGuessRepository(
  connection: Connection,
  fingerprint: Fingerprint,
): NetworkGuessRepository {
  const guesses = guessModel(connection);

  const guessesAt = (account: string) => `accounts.${fingerprint(account)}`;

  async function addOne(window: string, account: string, endsAt: Date): Promise<void> {
    const one = { $inc: { [guessesAt(account)]: 1 }, $setOnInsert: { endsAt } };
    await guesses.updateOne({ _id: fingerprint(window) }, one, { upsert: true });
  }

  async function counted(window: string): Promise<number> {
    const found = await guesses.findById(fingerprint(window)).lean();
    return Object.values(found?.accounts ?? {}).filter((count) => count > 0).length;
  }

  return {
    counted,
    async add(window, account, endsAt) {
      if (!(await unlessDuplicate(addOne(window, account, endsAt)))) {
        // Two concurrent calls tried to insert the document. The call that failed increments the inserted document.
        await addOne(window, account, endsAt);
      }
      return counted(window);
    },
    async uncount(window, account) {
      const accountField = guessesAt(account);
      const guessed = { _id: fingerprint(window), [accountField]: { $gt: 0 } };
      await guesses.updateOne(guessed, { $inc: { [accountField]: -1 } });
    },
    async clear(window, account) {
      await guesses.updateOne({ _id: fingerprint(window) }, { $unset: { [guessesAt(account)]: 1 } });
    },
  };
}

function guessModel(connection: Connection): Model<GuessDocument> {
  const schema = new Schema<GuessDocument>(
    {
      _id: String,
      accounts: Schema.Types.Mixed,
      endsAt: { type: Date, index: { expireAfterSeconds: guessRetentionSeconds } },
    },
    { versionKey: false },
  );
  return connection.model<GuessDocument>('networkGuess', schema, 'networkGuesses');
}
