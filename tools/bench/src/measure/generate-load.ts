import { runPinned } from './run-pinned.ts';

/** Each connection sends its next request when the previous one is answered. */
export type Load = {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
  /** Writes to send instead of reading the address. */
  changes?: Changes;
};

/** Each connection sends these bodies in turn to a path of its own. */
export type Changes = { method: 'PATCH'; paths: readonly string[]; bodies: readonly string[] };

/** `failed`: the number of requests with a response other than 2xx, or without a response. */
export type LoadResult = { answered: number; failed: number; seconds: number };

export async function generateLoad(load: Load): Promise<LoadResult> {
  return await runPinned<LoadResult>('load-program.ts', load);
}
