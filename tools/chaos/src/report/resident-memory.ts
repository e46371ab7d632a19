import { readFileSync } from 'node:fs';

const pageBytes = 4_096;

/** Resident memory of a process in megabytes; 0 if the process does not exist any more. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid ?? 0}/statm`, 'utf8').split(' ');
    return (Number(pages) * pageBytes) / 2 ** 20;
  } catch {
    return 0;
  }
}
