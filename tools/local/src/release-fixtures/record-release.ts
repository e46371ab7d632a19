import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { productDatabases } from '../backup/product-databases.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { openClient } from '../database/open-client.ts';
import { provideDatabase } from '../database/provide-database.ts';
import { eventually } from '../demo/eventually.ts';
import { signedInUsers } from '../demo/gateway-access.ts';
import { localAdmin, localAdminSecret } from '../environment.ts';
import { signIn } from '../messages/operator-client.ts';
import { createChildren } from '../processes/children.ts';
import { acquireRunLock } from '../processes/acquire-run-lock.ts';
import { refusal } from '../refusal.ts';
import { publishMissingMessages } from './publish-missing-messages.ts';
import { writeChecksums } from './checksums.ts';
import { createMessageRecorder } from './message-recorder.ts';
import type { MessageRecorder } from './message-recorder.ts';
import { releaseAt } from './release-folder.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { startRecordedProduct } from './recorded-product.ts';

export type Recording = { root: string; now: () => Date; print: (line: string) => void };

/** Runs a separate product with the demo, and writes the release's folder at the end: completely or not at all. */
export async function recordRelease(recording: Recording, release: ReleaseFolder): Promise<void> {
  const data = join(recording.root, '.data');
  mkdirSync(data, { recursive: true });
  const workFolder = join(data, 'release-fixtures');
  const file = join(data, 'release-fixtures-run.json');
  const children = createChildren(file, await acquireRunLock(file, 'A recording of release fixtures'));
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder);
  try {
    const { print } = recording;
    const { url } = await provideDatabase({ mongodbUrl: undefined, dataFolder: workFolder, children, print });
    const draft = releaseAt(join(workFolder, 'draft'), release.version);
    await recordInto(draft, { ...recording, dataFolder: workFolder, mongodbUrl: url });
    cpSync(draft.folder, release.folder, { recursive: true, errorOnExist: true, force: false });
  } finally {
    await children.stopAll();
    rmSync(workFolder, { recursive: true });
  }
}

async function recordInto(
  { folder, backup, messages }: ReleaseFolder,
  recording: Recording & { dataFolder: string; mongodbUrl: string },
): Promise<void> {
  const { now, print, mongodbUrl } = recording;
  const recorder = createMessageRecorder();
  const product = await startRecordedProduct({ ...recording, watchBus: recorder.record });
  try {
    print('Taking the backup of the demo…');
    await backUp(mongodbUrl, backup, now);
    print('Publishing the types of messages that the demo lacks…');
    const operator = await signIn({ url: product.url, ...localAdmin, secret: localAdminSecret });
    const users = signedInUsers(product.url);
    const { publishUnrecorded } = recorder;
    await publishMissingMessages({ users, operator, publishUnrecorded, url: product.url, mongodbUrl, now });
    await requireEveryKind(recorder);
    recorder.write(messages);
  } finally {
    await product.stop();
  }
  writeChecksums(folder);
}

async function backUp(mongodbUrl: string, folder: string, now: () => Date): Promise<void> {
  const client = openClient(mongodbUrl, {});
  try {
    const inProcess = { hasBroker: false, inFlight: async () => [] };
    const need = { client, databases: productDatabases, folder, now, timeoutMs: 60_000 };
    await takeBackup({ ...need, ...inProcess });
  } finally {
    await client.close();
  }
}

async function requireEveryKind({ missing }: MessageRecorder): Promise<void> {
  await eventually(async () => {
    const kinds = missing();
    if (kinds.length > 0) {
      throw refusal(
        `Nothing was written, because no service published ${kinds.join(', ')}. Publish each in tools/local/src/release-fixtures/publish-missing-messages.ts.`,
      );
    }
  });
}
