import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FoundMail } from './found.ts';

/** What identity has handed over to the mail sink, each time it did. */
export async function readMails(dataFolder: string): Promise<FoundMail[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
}

/** As it came over the wire; the text keeps its transfer encoding, which leaves marks as they are. */
export function parseMail(mail: string): FoundMail {
  const end = mail.indexOf('\n\n');
  // Long headers are folded.
  const headers = mail.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? '';
  return {
    id: header('Message-ID'),
    to: header('To'),
    subject: header('Subject'),
    text: mail.slice(end + 2),
  };
}
