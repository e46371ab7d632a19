import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../process/logger.ts';
import { isUnreachable, openDatabase } from './database.ts';
import type { Connection } from './database.ts';

type Awaited = {
  url: string;
  name: string;
  logger: Logger;
  /** Ends the waiting if aborted. */
  signal: AbortSignal;
  pauseMs?: number;
};

/**
 * Waits without limit for an unreachable database and logs each attempt, because processes start in any order. Throws immediately if the
 * database rejects the connection, for example for a wrong password, because waiting cannot help.
 */
export async function awaitDatabase({
  url,
  name,
  logger,
  signal,
  pauseMs = 1_000,
}: Awaited): Promise<Connection> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await openDatabase(url, name);
    } catch (error) {
      if (!isUnreachable(error)) {
        throw error;
      }
      logger.warn({ reason: String(error) }, 'waiting for the database: it cannot be reached yet');
    }
    await delay(pauseMs, undefined, { signal }).catch((error: unknown) => {
      logger.info('stopped while it waited for the database');
      throw error;
    });
  }
}
