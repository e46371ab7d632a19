import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { refusal } from '../refusal.ts';

export type BackedUpCollection = {
  database: string;
  collection: string;
  documents: number;
  bytes: number;
  sha256: string;
};

export type Manifest = {
  /** Version of the backup's layout. */
  format: string;
  takenAt: string;
  /** Whether messages travel over a broker. If so, the backup has checked the broker's queues. Missing in older manifests. */
  hasBroker?: boolean;
  /** Includes empty databases. */
  databases: string[];
  collections: BackedUpCollection[];
  /** Checksum of the fields above except `format`, which detects a truncated manifest or a lost line. */
  sha256: string;
};

const format = 'marquee-backup-1';
type Content = Pick<Manifest, 'takenAt' | 'hasBroker' | 'databases' | 'collections'>;

const fileName = 'manifest.json';

/** Writes the manifest atomically, after all other files. A folder without a manifest is not a backup. */
export async function writeManifest(folder: string, content: Content): Promise<Manifest> {
  const manifest: Manifest = { format, ...content, sha256: checksumOf(content) };
  const unfinished = join(folder, `${fileName}.unfinished`);
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, join(folder, fileName));
  return manifest;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => null);
  if (text === null) {
    throw refusal(`${folder} contains no complete backup: ${fileName} is missing.`);
  }
  const read = parseIfIntact(text);
  if (read === null) {
    throw refusal(`The backup in ${folder} is damaged: ${fileName} has changed since the backup.`);
  }
  return read;
}

export function fileOf(folder: string, { database, collection }: BackedUpCollection): string {
  return join(folder, database, `${collection}.bson`);
}

function checksumOf({ takenAt, hasBroker, databases, collections }: Content): string {
  const plain = collections.map(({ database, collection, documents, bytes, sha256 }) => [
    ...[database, collection, documents, bytes, sha256],
  ]);
  return createHash('sha256')
    .update(JSON.stringify([takenAt, databases, plain, ...(hasBroker === undefined ? [] : [hasBroker])]))
    .digest('hex');
}

/** Returns null if the checksum does not match; a matching checksum also guarantees the shape. */
function parseIfIntact(text: string): Manifest | null {
  try {
    const read = JSON.parse(text) as Manifest;
    return read.format === format && read.sha256 === checksumOf(read) ? read : null;
  } catch {
    return null;
  }
}
