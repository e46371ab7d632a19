/**
 * Increase by one whenever an argument of a queue changes. A queue keeps the arguments of its first declaration, so changed arguments need
 * a new queue. docs/topology-migration.md explains how the queues of the previous version are drained.
 */
export const topologyVersion = 1;

/** Delays between attempts in milliseconds; each delay has its own queue. */
export const defaultRetryDelays: readonly number[] = [1_000, 10_000, 60_000, 60_000];

/** All names of one topology version on the broker. A prefix separates tests that share a broker. */
export type Names = {
  events: string;
  unrouted: string;
  deadLetterExchange: string;
  queue: (queue: string) => string;
  retry: (queue: string, delayMs: number) => string;
  deadLetterQueue: (queue: string) => string;
  /** The names of earlier versions, newest first. */
  earlier: readonly Names[];
};

export function namesWith(prefix: string, version = topologyVersion): Names {
  // The first version's names have no suffix.
  const suffix = version === 1 ? '' : `.v${version}`;
  return {
    events: `${prefix}events`,
    unrouted: `${prefix}unrouted`,
    deadLetterExchange: `${prefix}dlx`,
    queue: (queue) => `${prefix}${queue}${suffix}`,
    retry: (queue, delayMs) => `${prefix}${queue}${suffix}.retry.${delayName(delayMs)}`,
    deadLetterQueue: (queue) => `${prefix}${queue}${suffix}.parked`,
    earlier: Array.from({ length: version - 1 }, (_, index) => namesWith(prefix, version - 1 - index)),
  };
}

function delayName(delayMs: number): string {
  return delayMs % 1_000 === 0 ? `${delayMs / 1_000}s` : `${delayMs}ms`;
}
