import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** If this file exists, a broker may have messages of the embedded database. The file is empty and is deleted with the database. */
function markerFile(dataFolder: string): string {
  return join(dataFolder, 'mongo', 'has-used-a-broker');
}

export function markBrokerUsed(dataFolder: string): void {
  const marker = markerFile(dataFolder);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, '');
}

export function hasUsedBroker(dataFolder: string): boolean {
  return existsSync(markerFile(dataFolder));
}
