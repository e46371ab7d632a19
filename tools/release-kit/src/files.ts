import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The content of the file; null if the file does not exist. */
export async function contentOf(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  });
}

export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Replaces the file atomically. A concurrent reader, or a reader after a crash, gets the complete previous or the complete new content. */
export async function writeFileAtomically(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = await open(`${file}.unfinished`, 'w');
  try {
    await unfinished.writeFile(content);
    await unfinished.sync();
  } finally {
    await unfinished.close();
  }
  await rename(`${file}.unfinished`, file);
}

/** Copies the file atomically, unless the target already has the same content. */
export async function copyUnlessSame(from: string, to: string): Promise<void> {
  const content = await readFile(from);
  if ((await contentOf(to))?.equals(content) !== true) {
    await writeFileAtomically(to, content);
  }
}

export async function removeFiles(folder: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    await unlink(join(folder, file)).catch(() => undefined);
  }
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
