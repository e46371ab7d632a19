import { runPinned } from './run-pinned.ts';

/** Each connection asks again when it has its answer. */
export type Load = {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
};

/** `failed`: answered with another status than 2xx, or not at all. */
export type Carried = { answered: number; failed: number; seconds: number };

export async function drive(load: Load): Promise<Carried> {
  return await runPinned<Carried>('drive-program.ts', load);
}
