import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../process/logger.ts';
import { isUnreachable, openDatabase } from './database.ts';
import type { Connection } from './database.ts';

type Awaited = {
  url: string;
  name: string;
  logger: Logger;
  /** Aborts the waiting. */
  signal: AbortSignal;
  pauseMs?: number;
};

/**
 * Processes start in any order: waits without limit for an unreachable database and logs each attempt. Throws immediately when the database
 * rejects the connection (wrong password, wrong address), because waiting cannot help.
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
