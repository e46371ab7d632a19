import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Processor time of a process and all its threads since its start, in seconds with a resolution of 10 ms (proc(5)). */
export function cpuSecondsOf(pid: number): number {
  // The counters follow the process name, which is in parentheses and may contain spaces.
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = afterName.split(' ');
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) / ticksPerSecond;
}

/** Busy seconds of all processors together since the system booted. */
export function busySeconds(): number {
  const worked = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return worked.reduce((sum, each) => sum + each, 0) / 1_000;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
