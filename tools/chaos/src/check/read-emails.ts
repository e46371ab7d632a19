import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FoundEmail } from './found.ts';

/** Every email that identity has handed to the mail sink; an email handed over twice is returned twice. */
export async function readEmails(dataFolder: string): Promise<FoundEmail[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => parseEmail(await readFile(join(folder, name), 'utf8'))));
}

/** Parses an email as sent; the text keeps its transfer encoding, which leaves markers unchanged. */
export function parseEmail(mail: string): FoundEmail {
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
