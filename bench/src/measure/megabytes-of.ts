import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process takes: its own pages, and of those it shares its part (Pss of proc(5)). */
export function megabytesOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  const [, kibibytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (kibibytes === undefined) {
    throw new Error(`${file} does not say what the process takes.`);
  }
  return (Number(kibibytes) * 1_024) / 1_000_000;
}
