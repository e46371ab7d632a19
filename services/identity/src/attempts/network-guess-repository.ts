import { keepAttemptsFor } from '@marquee/service-kit/throttle/attempt-counts';
import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The accounts that a network guesses at in one window, by one document and one write for each guess. */
export type NetworkGuessRepository = {
  init(): Promise<void>;
  /** Returns how many accounts it guesses at then. */
  add(window: string, account: string, keepUntil: Date): Promise<number>;
  counted(window: string): Promise<number>;
  /** Subtracts one guess at the account. */
  takeBack(window: string, account: string): Promise<void>;
  /** Forgets all guesses at the account. */
  clear(window: string, account: string): Promise<void>;
};

/** `accounts`: guesses by the fingerprint of the account. */
type GuessDocument = { _id: string; accounts: Record<string, number>; keepUntil: Date };

export function createNetworkGuessRepository(connection: Connection): NetworkGuessRepository {
  const guesses = guessModel(connection);

  async function addOne(_id: string, account: string, keepUntil: Date): Promise<void> {
    const one = { $inc: { [`accounts.${account}`]: 1 }, $setOnInsert: { keepUntil } };
    await guesses.updateOne({ _id }, one, { upsert: true });
  }

  async function counted(window: string): Promise<number> {
    const found = await guesses.findById(window).lean();
    return Object.values(found?.accounts ?? {}).filter((count) => count > 0).length;
  }

  return {
    counted,
    async init() {
      await guesses.init();
    },
    async add(window, account, keepUntil) {
      if (!(await unlessDuplicate(addOne(window, account, keepUntil)))) {
        // Two at once found nothing and inserted; the loser counts on the winner's.
        await addOne(window, account, keepUntil);
      }
      return counted(window);
    },
    async takeBack(_id, account) {
      const guessedAt = `accounts.${account}`;
      await guesses.updateOne({ _id, [guessedAt]: { $gt: 0 } }, { $inc: { [guessedAt]: -1 } });
    },
    async clear(_id, account) {
      await guesses.updateOne({ _id }, { $unset: { [`accounts.${account}`]: 1 } });
    },
  };
}

function guessModel(connection: Connection): Model<GuessDocument> {
  const schema = new Schema<GuessDocument>(
    {
      _id: String,
      accounts: Schema.Types.Mixed,
      keepUntil: { type: Date, index: { expireAfterSeconds: keepAttemptsFor } },
    },
    { versionKey: false },
  );
  return connection.model<GuessDocument>('networkGuess', schema, 'networkGuesses');
}
