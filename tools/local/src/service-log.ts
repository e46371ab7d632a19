import { createWriteStream } from 'node:fs';

import { createLogger } from '@marquee/service-kit/process/logger';
import type { Logger } from '@marquee/service-kit/process/logger';

import { processLog } from './processes/process-log.ts';

export type LoggerFor = (name: string) => Logger;

/** One log file for all services of the stack, because the terminal is for the user. */
export function serviceLog(dataFolder: string, level: string): { file: string; loggerFor: LoggerFor } {
  const { file } = processLog(dataFolder, 'services');
  const destination = createWriteStream(file, { flags: 'a' });

  return { file, loggerFor: (name) => createLogger({ name, level, destination }) };
}
