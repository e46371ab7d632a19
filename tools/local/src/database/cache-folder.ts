import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder for downloaded engines: outside the repository, so that a fresh clone or `npm ci` finds them again. */
export function cacheFolder(name: string): string {
  const home = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const candidates = [home, tmpdir()].map((parent) => join(parent, 'marquee', name));

  return candidates.find(isUsable) ?? join(tmpdir(), `marquee-${name}`);
}

function isUsable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
