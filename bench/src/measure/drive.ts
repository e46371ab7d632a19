import { runPinned } from './run-pinned.ts';

/** Each connection asks again when it has its answer. */
export type Load = {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
  /** Instead of reading the address. */
  changes?: Changes;
};

/** Each connection changes what is its own, one path of as many, by these bodies in turn. */
export type Changes = { method: 'PATCH'; paths: readonly string[]; bodies: readonly string[] };

/** `failed`: answered with another status than 2xx, or not at all. */
export type Carried = { answered: number; failed: number; seconds: number };

export async function drive(load: Load): Promise<Carried> {
  return await runPinned<Carried>('drive-program.ts', load);
}
