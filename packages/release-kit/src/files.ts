import { copyFile, mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Never half there: who reads meanwhile has the one before. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished(file), content);
  await rename(unfinished(file), file);
}

/** For names that carry the hash of their content: one that is there is the same, because half a file never has its name. */
export async function copyUnlessThere(from: string, to: string): Promise<void> {
  if (await isThere(to)) {
    return;
  }
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, unfinished(to));
  await rename(unfinished(to), to);
}

export async function removeFiles(folder: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    await unlink(join(folder, file)).catch(() => undefined);
  }
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function unfinished(file: string): string {
  return `${file}.unfinished`;
}
