import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A marker beside the embedded database, removed with it: some of its messages may wait on a broker. Does not record which one. */
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
