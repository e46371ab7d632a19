import { createLogger } from '@marquee/service-kit/process/logger';
import type { LoggerFor } from '@marquee/local/service-log';

/** What would have gone to standard output, kept line by line. */
export function keepLogLines(level: string): { lines: string[]; loggerFor: LoggerFor } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, loggerFor: (name) => createLogger({ name, level, destination }) };
}
