import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { productDatabases } from '../backup/product-databases.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { openClient } from '../database/open-client.ts';
import { provideDatabase } from '../database/provide-database.ts';
import { eventually } from '../demo/eventually.ts';
import { signedInPeople } from '../demo/signed-in-entrance.ts';
import { localAdmin, localAdminSecret } from '../environment.ts';
import { signIn } from '../messages/operator-client.ts';
import { createChildren } from '../processes/children.ts';
import { claimRun } from '../processes/claim-run.ts';
import { refusal } from '../refusal.ts';
import { actBeyondDemo } from './acts-beyond-demo.ts';
import { writeChecksums } from './checksums.ts';
import { createMessageRecorder } from './message-recorder.ts';
import type { MessageRecorder } from './message-recorder.ts';
import { releaseAt } from './release-folder.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { startRecordedProduct } from './recorded-product.ts';

export type Recording = { root: string; now: () => Date; say: (line: string) => void };

/** Runs a separate product with the demo, and writes the release's folder at the end: completely or not at all. */
export async function recordRelease(recording: Recording, release: ReleaseFolder): Promise<void> {
  const data = join(recording.root, '.data');
  mkdirSync(data, { recursive: true });
  const place = join(data, 'release-fixtures');
  const file = join(data, 'release-fixtures-run.json');
  const children = createChildren(file, await claimRun(file, 'A recording of release fixtures'));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  try {
    const { say } = recording;
    const { url } = await provideDatabase({ mongodbUrl: undefined, dataFolder: place, children, say });
    const draft = releaseAt(join(place, 'draft'), release.version);
    await recordInto(draft, { ...recording, dataFolder: place, mongodbUrl: url });
    cpSync(draft.folder, release.folder, { recursive: true, errorOnExist: true, force: false });
  } finally {
    await children.stopAll();
    rmSync(place, { recursive: true });
  }
}

async function recordInto(
  { folder, backup, messages }: ReleaseFolder,
  recording: Recording & { dataFolder: string; mongodbUrl: string },
): Promise<void> {
  const { now, say, mongodbUrl } = recording;
  const recorder = createMessageRecorder();
  const product = await startRecordedProduct({ ...recording, watchBus: recorder.watch });
  try {
    say('Taking the backup of the demo…');
    await backUp(mongodbUrl, backup, now);
    say('Causing the messages that the demo has none of…');
    const operator = await signIn({ url: product.url, ...localAdmin, secret: localAdminSecret });
    const cast = signedInPeople(product.url);
    await actBeyondDemo({ cast, operator, publishUnrecorded: recorder.publishUnrecorded, now });
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
    const inProcess = { hasBroker: false, underWay: async () => [] };
    const need = { client, databases: productDatabases, folder, now, withinMs: 60_000 };
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
        `Nothing was written, because nobody published ${kinds.join(', ')}. Cause each in local/src/release-fixtures/acts-beyond-demo.ts.`,
      );
    }
  });
}
