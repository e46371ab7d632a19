import { setTimeout as delay } from 'node:timers/promises';
import { waitAtMost } from '../../process/wait-at-most.ts';
import { exponentialBackoff } from '../../process/exponential-backoff.ts';
import type { Logger } from '../../process/logger.ts';
import { reasonOf } from '../reason-of.ts';
import { isPermanentFailure } from './is-permanent-failure.ts';
import type { Session } from './session.ts';

export type ReconnectingSession = {
  /** Resolves after the first attempt, even if the broker was unavailable. Rejects if no attempt can ever succeed. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  current: () => Session | null;
  /** Whether there has ever been a session. */
  hasBeenConnected: () => boolean;
};

type ReconnectOptions = {
  open: () => Promise<Session>;
  /** Called with every new session, before it becomes the current one. */
  onOpen: (session: Session) => Promise<void>;
  logger: Logger;
};

const backoff = { firstMs: 100, longestMs: 5_000 };
const endWithinMs = 500;

/** Keeps one session open; reconnects with increasing pauses while the broker is unavailable. */
export function createReconnectingSession({ open, onOpen, logger }: ReconnectOptions): ReconnectingSession {
  const stopping = new AbortController();
  let current: Session | null = null;
  let hasBeenConnected = false;
  let failure: unknown = null;
  let running: Promise<void> = Promise.resolve();

  function hasStopped(): boolean {
    return stopping.signal.aborted;
  }

  async function attempt(): Promise<boolean> {
    try {
      const session = await openReady();
      if (hasStopped()) {
        await session.close();
        return false;
      }
      current = session;
      hasBeenConnected = true;
      logger.info('connected to the broker');
      return true;
    } catch (error) {
      failure = error;
      logger.warn({ err: error }, 'the broker cannot be reached');
      return false;
    }
  }

  async function openReady(): Promise<Session> {
    const session = await open();
    try {
      await onOpen(session);
    } catch (error) {
      await session.close();
      throw error;
    }
    return session;
  }

  async function reconnect(firstAttempt: Promise<boolean>): Promise<void> {
    let connected = await firstAttempt;
    let failures = 0;
    while (!hasStopped()) {
      if (connected) {
        await current?.ended;
        current = null;
        failures = 0;
      }
      const waitMs = exponentialBackoff(failures, backoff);
      failures += 1;
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      connected = !hasStopped() && (await attempt());
    }
  }

  return {
    async start() {
      const firstAttempt = attempt();
      running = reconnect(firstAttempt);
      await firstAttempt;
      if (isPermanentFailure(failure)) {
        stopping.abort();
        await running;
        throw new Error(`AMQP_URL: ${reasonOf(failure)}`, { cause: failure });
      }
    },
    async stop() {
      stopping.abort();
      await current?.close();
      // If `attempt` is still opening a session, it also closes that session.
      await waitAtMost(endWithinMs, running);
      current = null;
    },
    current: () => current,
    hasBeenConnected: () => hasBeenConnected,
  };
}
