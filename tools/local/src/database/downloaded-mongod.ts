import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';

import { cacheFolder } from './cache-folder.ts';
import type { Engine } from './engine.ts';
import { mongodEngine } from './engine.ts';

const version = '8.2.6';
const title = `MongoDB ${version}, downloaded`;
const host = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org';

/** A real mongod from the cache, or from MongoDB's download host if that answers within 3 seconds. */
export async function downloadedMongod(print: (line: string) => void): Promise<Engine | undefined> {
  const options = { version, downloadDir: cacheFolder('mongod') };
  const cached = await DryMongoBinary.locateBinary(options).catch(() => undefined);
  if (cached) {
    return mongodEngine(cached, title);
  }
  return (await isAnswering()) ? download(options, print) : undefined;
}

async function isAnswering(): Promise<boolean> {
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(3_000) });
    return true;
  } catch {
    return false;
  }
}

async function download(options: { version: string; downloadDir: string }, print: (line: string) => void) {
  print(`Downloading MongoDB ${version} (once)…`);
  try {
    return mongodEngine(await MongoBinary.getPath(options), title);
  } catch (error) {
    print(`MongoDB could not be downloaded: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}
