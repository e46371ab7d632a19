import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The location of a front end's files: its own server, or a folder. */
export type FileLocation = { url: string | undefined; folder: string };

/** The text of a file. Null if it does not exist; rejects if it cannot be read, or if its server does not send it in time. */
export async function readText(
  { url, folder }: FileLocation,
  file: string,
  withinMs = 2_000,
): Promise<string | null> {
  return url === undefined ? contentOf(join(folder, file)) : answerOf(url + file, withinMs);
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

async function answerOf(address: string, withinMs: number): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(withinMs) });
  if (answer.status === 404) {
    return null;
  }
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}`);
  }
  return answer.text();
}
