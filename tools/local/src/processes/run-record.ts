import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { ProcessIdentity } from './process-identity.ts';

export type ChildRecord = ProcessIdentity & { role: string; group: boolean; graceMs: number };

/** The processes that use one data folder: the leader, its launchers (npm and a shell), and every process that the leader has started. */
export type RunRecord = {
  leader: ProcessIdentity;
  launchers: ProcessIdentity[];
  title: string;
  children: ChildRecord[];
};

export function readRunRecord(file: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

/** Returns false if another start wrote its record first. */
export function createRunRecord(file: string, record: RunRecord): boolean {
  const draft = draftOf(file, record);
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft);
  }
}

export function replaceRunRecord(file: string, record: RunRecord): void {
  renameSync(draftOf(file, record), file);
}

/** Writes a complete file under another name, so that a kill while writing leaves no partial record. */
function draftOf(file: string, record: RunRecord): string {
  const draft = `${file}.${record.leader.pid}`;

  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(record, null, 2));
  return draft;
}
