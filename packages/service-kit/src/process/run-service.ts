export type Running = { stop: () => Promise<void> };

type RunServiceOptions = { name: string; start: () => Promise<Running> };

const stopWithinMs = 10_000;

/** Starts, and ends gracefully on SIGTERM or SIGINT: exit code 0 within 10 seconds. A failed start is one line and exit code 1. */
export async function runService({ name, start }: RunServiceOptions): Promise<void> {
  const { promise: running, resolve } = Promise.withResolvers<Running>();
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) {
      return;
    }
    stopping = true;
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
  resolve(await startOrExit(name, start));
}

async function startOrExit(name: string, start: () => Promise<Running>): Promise<Running> {
  try {
    return await start();
  } catch (error) {
    return fail(name, messageOf(error));
  }
}

function fail(name: string, message: string): never {
  console.error(`${name}: ${message}`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
