import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  at: z.string(),
});
export type Mail = { id: string; to: string; subject: string; text: string; html?: string; at: string };

/** `damaged`: files that do not contain a complete email. */
export type MailFolder = { mails: Mail[]; damaged: string[] };

/** The emails that services wrote to MAIL_DIR instead of sending them, newest first. */
export async function readMails(folder: string): Promise<Mail[]> {
  return (await readMailFolder(folder)).mails;
}

/** A file damaged by a crash hides only its own email. */
export async function readMailFolder(folder: string): Promise<MailFolder> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const read = await Promise.all(files.map(async (file) => ({ file, found: await readMail(file) })));

  return {
    mails: read.flatMap(({ found }) => found ?? []).sort((one, other) => other.at.localeCompare(one.at)),
    damaged: read.flatMap(({ file, found }) => (found === null ? [file] : [])),
  };
}

async function readMail(file: string): Promise<Mail | null> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    mail.parse(content);
    return content as Mail;
  } catch {
    return null;
  }
}
