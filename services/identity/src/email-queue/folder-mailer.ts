import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';

/** Writes one JSON file per email, atomically. Does not overwrite the file of an email with the same id. */
export function createFolderMailer(folder: string): Mailer {
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}.json`);
      if (await exists(file)) {
        return;
      }
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${mail.id}.tmp`);
      await writeFile(unfinished, JSON.stringify(mail, null, 2));
      await rename(unfinished, file);
    },
  };
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
