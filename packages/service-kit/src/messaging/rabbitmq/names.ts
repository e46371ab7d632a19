/** Every name on the broker. `prefix` keeps tests on one broker apart. */
export type Names = {
  events: string;
  unrouted: string;
  deadLetters: string;
  queue: (queue: string) => string;
  retry: (queue: string, delayMs: number) => string;
  parked: (queue: string) => string;
};

export function namesWith(prefix: string): Names {
  return {
    events: `${prefix}events`,
    unrouted: `${prefix}unrouted`,
    deadLetters: `${prefix}dlx`,
    queue: (queue) => `${prefix}${queue}`,
    retry: (queue, delayMs) => `${prefix}${queue}.retry.${delayName(delayMs)}`,
    parked: (queue) => `${prefix}${queue}.parked`,
  };
}

function delayName(delayMs: number): string {
  return delayMs % 1_000 === 0 ? `${delayMs / 1_000}s` : `${delayMs}ms`;
}
