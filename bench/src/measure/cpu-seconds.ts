import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Seconds that a process and all its threads have had of the processors since it began, from proc(5): to a hundredth. */
export function cpuSecondsOf(pid: number): number {
  // Its name, in brackets, may hold blanks: what is counted stands behind it.
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = afterName.split(' ');
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) / ticksPerSecond;
}

/** Seconds that all processors together have worked since the system began. */
export function busySeconds(): number {
  const worked = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return worked.reduce((sum, each) => sum + each, 0) / 1_000;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
