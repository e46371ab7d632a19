import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const emailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  at: z.string(),
});
export type Email = { id: string; to: string; subject: string; text: string; html?: string; at: string };

/** `damaged`: files that do not contain a complete email. */
export type EmailFolder = { emails: Email[]; damaged: string[] };

/** The emails that services wrote to MAIL_DIR instead of sending them, newest first. */
export async function readEmails(folder: string): Promise<Email[]> {
  return (await readEmailFolder(folder)).emails;
}

/** A file damaged by a crash hides only its own email. */
export async function readEmailFolder(folder: string): Promise<EmailFolder> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const read = await Promise.all(files.map(async (file) => ({ file, found: await readEmail(file) })));

  return {
    emails: read.flatMap(({ found }) => found ?? []).sort((one, other) => other.at.localeCompare(one.at)),
    damaged: read.flatMap(({ file, found }) => (found === null ? [file] : [])),
  };
}

async function readEmail(file: string): Promise<Email | null> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    emailSchema.parse(content);
    return content as Email;
  } catch {
    return null;
  }
}
