import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { createLogger } from '@marquee/service-kit/process/logger';
import type { Logger } from '@marquee/service-kit/process/logger';

export type LoggerFor = (name: string) => Logger;

/** One file for all services of the stack: the terminal is for the person. */
export function serviceLog(dataFolder: string, level: string): { file: string; loggerFor: LoggerFor } {
  const folder = join(dataFolder, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'services.log');
  const destination = createWriteStream(file);

  return { file, loggerFor: (name) => createLogger({ name, level, destination }) };
}
