import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Mail = { id: string; to: string; subject: string; text: string; html?: string; at: string };

/** The mails that services wrote into MAIL_DIR instead of sending them, newest first. */
export async function readMails(folder: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));

  return mails.map((text) => JSON.parse(text) as Mail).sort((one, other) => other.at.localeCompare(one.at));
}
