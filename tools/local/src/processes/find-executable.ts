import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of a program on PATH. */
export function findExecutable(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');

  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Also searches the folders of servers, which Debian adds only to root's PATH. */
export function findServer(name: string): string | undefined {
  return findExecutable(name) ?? [join('/usr/sbin', name)].find(isExecutable);
}
