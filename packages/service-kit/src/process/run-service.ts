import { maskEmails } from './mask-personal.ts';

export type Running = { stop: () => Promise<void> };

type RunServiceOptions = {
  name: string;
  /** `signal`: what it waits for need not come any more. */
  start: (signal: AbortSignal) => Promise<Running>;
  stopWithinMs?: number;
};

/** Starts, and ends gracefully on SIGTERM or SIGINT: exit code 0 within 10 seconds. A failed start is one line and exit code 1. */
export async function runService({ name, start, stopWithinMs = 10_000 }: RunServiceOptions): Promise<void> {
  const { promise: running, resolve } = Promise.withResolvers<Running>();
  const stopping = new AbortController();
  async function stop(): Promise<void> {
    if (stopping.signal.aborted) {
      return;
    }
    stopping.abort();
    setTimeout(() => {
      fail(name, 'did not stop in time');
    }, stopWithinMs).unref();
    await (await running).stop();
    process.exit(0);
  }
  // Before starting: a signal that comes meanwhile is not missed.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        fail(name, messageOf(error));
      });
    });
  }
  resolve(await startOrExit({ name, start }, stopping.signal));
}

async function startOrExit(
  { name, start }: Pick<RunServiceOptions, 'name' | 'start'>,
  signal: AbortSignal,
): Promise<Running> {
  try {
    return await start(signal);
  } catch (error) {
    if (signal.aborted) {
      process.exit(0);
    }
    return fail(name, messageOf(error));
  }
}

function fail(name: string, message: string): never {
  console.error(`${name}: ${message}`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  return maskEmails(error instanceof Error ? error.message : String(error));
}
