import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FoundMail } from './found.ts';

/** What identity has handed over; an unfinished one begins with a dot. */
export async function readMails(dataFolder: string): Promise<FoundMail[]> {
  const folder = join(dataFolder, 'mail');
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => name.endsWith('.json'));
  return Promise.all(
    finished.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as FoundMail),
  );
}
