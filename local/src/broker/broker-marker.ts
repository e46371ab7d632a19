import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** This file marks that messages of the embedded database may wait on a broker. It is deleted with the database and names no broker. */
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
