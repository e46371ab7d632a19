import { runPinned } from './run-pinned.ts';

/** Each connection sends its next request after a response. */
export type Load = {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
  /** Replaces reading the address. */
  changes?: Changes;
};

/** Each connection changes its own path with these bodies in turn. */
export type Changes = { method: 'PATCH'; paths: readonly string[]; bodies: readonly string[] };

/** `failed`: responses other than 2xx, or none. */
export type LoadResult = { answered: number; failed: number; seconds: number };

export async function generateLoad(load: Load): Promise<LoadResult> {
  return await runPinned<LoadResult>('load-program.ts', load);
}
