/**
 * Goes up by one whenever an argument of a queue changes: the broker keeps a queue as it was first declared, so the changed one is
 * another queue. docs/topology-migration.md says what becomes of the one before.
 */
export const topologyVersion = 1;

/** Milliseconds between attempts: each has a queue of its own. */
export const defaultRetryDelays: readonly number[] = [1_000, 10_000, 60_000, 60_000];

/** Every name on the broker. `prefix` keeps tests on one broker apart. */
export type Names = {
  events: string;
  unrouted: string;
  deadLetters: string;
  queue: (queue: string) => string;
  retry: (queue: string, delayMs: number) => string;
  parked: (queue: string) => string;
  /** The names of the versions before, newest first. */
  earlier: readonly Names[];
};

export function namesWith(prefix: string, version = topologyVersion): Names {
  // What has always been called so keeps its name.
  const end = version === 1 ? '' : `.v${version}`;
  return {
    events: `${prefix}events`,
    unrouted: `${prefix}unrouted`,
    deadLetters: `${prefix}dlx`,
    queue: (queue) => `${prefix}${queue}${end}`,
    retry: (queue, delayMs) => `${prefix}${queue}${end}.retry.${delayName(delayMs)}`,
    parked: (queue) => `${prefix}${queue}${end}.parked`,
    earlier: Array.from({ length: version - 1 }, (_, index) => namesWith(prefix, version - 1 - index)),
  };
}

function delayName(delayMs: number): string {
  return delayMs % 1_000 === 0 ? `${delayMs / 1_000}s` : `${delayMs}ms`;
}
