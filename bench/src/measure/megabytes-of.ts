import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process takes: its own pages, and of those it shares its part (Pss of proc(5)). */
export function megabytesOf(pid: number): number {
  const [, kilobytes = ''] =
    /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
