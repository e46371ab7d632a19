import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StoredObject } from '../kinds.ts';

/** `account` is the connected account that owns the object; null if the platform owns it. */
export type Entry = { account: string | null; value: StoredObject };

export type Journal = { entries: Entry[]; append: (entries: Entry[]) => void };

/** Writes each change immediately as one line. A process that is killed leaves complete lines and at most one incomplete last line. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const entries = latestEntries(existsSync(file) ? readFileSync(file, 'utf8') : '');
  compact(file, entries);

  return {
    entries,
    append(changed) {
      appendFileSync(file, `${JSON.stringify(changed)}\n`);
    },
  };
}

function latestEntries(text: string): Entry[] {
  const completeLines = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = completeLines.split('\n').filter((line) => line !== '');
  const byId = new Map<string, Entry>();
  for (const entry of lines.flatMap((line) => JSON.parse(line) as Entry[])) {
    byId.set(entry.value.id, entry);
  }
  return [...byId.values()];
}

function compact(file: string, entries: Entry[]): void {
  const lines = entries.map((entry) => `${JSON.stringify([entry])}\n`);
  writeFileSync(`${file}.new`, lines.join(''));
  renameSync(`${file}.new`, file);
}
