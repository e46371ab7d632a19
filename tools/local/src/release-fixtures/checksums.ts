import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 of each file in a folder, by its relative path. */
export type Checksums = Record<string, string>;

const fileName = 'checksums.json';

export function checksumsOf(folder: string): Checksums {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== fileName)
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [file.split(sep).join('/'), sha256(readFileSync(join(folder, file)))]),
  );
}

/** The checksums recorded with the release. */
export function readChecksums(folder: string): Checksums {
  return JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as Checksums;
}

export function writeChecksums(folder: string): void {
  writeFileSync(join(folder, fileName), `${JSON.stringify(checksumsOf(folder), null, 2)}\n`);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
