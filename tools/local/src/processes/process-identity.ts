import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process id with its start time, so that a recycled id is never taken for the original process. */
export type ProcessIdentity = { pid: number; startedAt: string };

export function identityOf(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid);

  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.startedAt === identity.startedAt;
}

export function parentOf(pid: number): number | undefined {
  const parent = process.platform === 'linux' ? statOf(pid)?.[1] : fromPs(pid, 'ppid=');

  return parent ? Number(parent) : undefined;
}

/** The start time in clock ticks since boot: field 22 of `/proc/<pid>/stat`. Undefined for a zombie, because it no longer runs. */
function startTimeFromProc(pid: number): string | undefined {
  const fields = statOf(pid);

  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

/** The fields of `/proc/<pid>/stat` after the command, which is in parentheses and may contain spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function startTimeFromPs(pid: number): string | undefined {
  const line = fromPs(pid, 'stat=,lstart=');

  return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ')).trim();
}

function fromPs(pid: number, columns: string): string {
  return spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
