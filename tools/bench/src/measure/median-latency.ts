import { runPinned } from './run-pinned.ts';

/** One request at a time, on one connection. */
export type Timing = { url: string; headers: Readonly<Record<string, string>>; seconds: number };

/** Median time until the last byte, in microseconds. Rejects if a response was not 200. */
export async function medianLatency(timing: Timing): Promise<number> {
  const { medianMicroseconds } = await runPinned<{ medianMicroseconds: number }>(
    'latency-program.ts',
    timing,
  );
  return medianMicroseconds;
}
