import { maskEmails } from './mask-personal.ts';

export type Running = { stop: () => Promise<void> };

type RunServiceOptions = {
  name: string;
  /** `signal` is aborted when the process is asked to stop, so that `start` stops waiting for dependencies. */
  start: (signal: AbortSignal) => Promise<Running>;
  stopWithinMs?: number;
};

/** Starts the service. SIGTERM and SIGINT stop it: exit code 0, or 1 after `stopWithinMs`. A failed start logs one line; exit code 1. */
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
  // Registered before starting, so that a signal during startup is not missed.
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
