import type { Connection } from 'mongoose';
import { forgetAnswersAbout } from '../store/call-record.ts';
import type { Eraser } from './erase-account.ts';

/** Records that a client and a provider share. */
type Shared = {
  ids: (side: { clientId: string } | { providerId: string }) => AsyncIterable<string>;
};

const atOnce = 50;

/**
 * Deletes stored responses that show a record of the account to the record's other side. Runs after the records are erased, so that later
 * responses contain no name.
 */
export function eraseAnswers(connection: Connection, shared: Shared): Eraser {
  return async ({ payload: { accountId } }) => {
    for (const side of [{ clientId: accountId }, { providerId: accountId }]) {
      let ids: string[] = [];
      for await (const id of shared.ids(side)) {
        ids.push(id);
        if (ids.length === atOnce) {
          await forgetAnswersAbout(connection, ids);
          ids = [];
        }
      }
      await forgetAnswersAbout(connection, ids);
    }
  };
}
