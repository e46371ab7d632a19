import { createLogger } from '@marquee/service-kit/process/logger';
import type { LoggerFor } from '@marquee/local/service-log';

/** Collects the lines that would have gone to standard output. */
export function collectLogLines(level: string): { lines: string[]; loggerFor: LoggerFor } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, loggerFor: (name) => createLogger({ name, level, destination }) };
}
