import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Digest of a collection's documents as BSON. The documents are in the order of their ids, so the same content has the same digest. */
export type Digest = { documents: number; bytes: number; sha256: string };

/** File mode. Backups contain personal data, so only the system user that takes the backup may read the file. */
const onlyOwner = 0o600;

/** Writes the format of `mongodump`, so that `mongorestore` can read the file. Resolves when the file is on disk. */
export async function writeBsonFile(file: string, documents: AsyncIterable<Uint8Array>): Promise<Digest> {
  const handle = await open(file, 'w', onlyOwner);
  try {
    const digest = await digestOf(documents, async (document) => {
      await handle.writeFile(document);
    });
    await handle.sync();
    return digest;
  } finally {
    await handle.close();
  }
}

export async function digestOf(
  documents: AsyncIterable<Uint8Array>,
  visit?: (document: Uint8Array) => Promise<void>,
): Promise<Digest> {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for await (const document of documents) {
    hash.update(document);
    count += 1;
    bytes += document.length;
    await visit?.(document);
  }
  return { documents: count, bytes, sha256: hash.digest('hex') };
}

const lengthBytes = 4;
const minDocumentBytes = 5;

/** Throws if the file is not a sequence of complete BSON documents. */
export async function* readBsonFile(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let length = lengthOfFirst(rest);
    while (length !== null && rest.length >= length) {
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
      length = lengthOfFirst(rest);
    }
  }
  if (rest.length > 0) {
    throw new Error('the file ends in the middle of a document');
  }
}

function lengthOfFirst(bytes: Buffer): number | null {
  if (bytes.length < lengthBytes) {
    return null;
  }
  const length = bytes.readInt32LE(0);
  if (length < minDocumentBytes) {
    throw new Error('the file contains data that is not a BSON document');
  }
  return length;
}
