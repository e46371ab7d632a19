import { readFileSync } from 'node:fs';

/** Memory of a process in megabytes: its private pages and its part of shared pages (Pss, proc(5)). */
export function megabytesOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  const [, kibibytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (kibibytes === undefined) {
    throw new Error(`${file} does not contain the memory of the process.`);
  }
  return (Number(kibibytes) * 1_024) / 1_000_000;
}
