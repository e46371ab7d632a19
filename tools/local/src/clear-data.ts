import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { releasedFile } from './front-ends/release-front-ends.ts';
import { refusal } from './refusal.ts';

/**
 * Handles `--reset`: deletes the embedded database, the mailbox, the Stripe emulator's data and the releases. Keeps the keys and the
 * logs.
 */
export function clearData(dataFolder: string, mongodbUrl: string | undefined): void {
  if (mongodbUrl) {
    throw refusal(
      '--reset deletes only the embedded database. MONGODB_URL is set: delete the data of that database yourself.',
    );
  }
  for (const name of ['mongo', 'mail', 'stripe', 'release-store', releasedFile]) {
    rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
}
