import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { currentScope } from './log-scope.ts';
import { maskPersonal } from './mask-personal.ts';
import { withoutSecrets } from './without-secrets.ts';

export type { Logger } from 'pino';

type LoggerOptions = { name: string; level: string; destination?: DestinationStream };

/** JSON lines on stdout, at the latest after a tenth of a second: whoever is killed with no warning takes those with it. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: withoutSecrets },
    mixin: currentScope,
    serializers: { err: serialiseError },
  };
  return pino(options, destination ?? standardOutput());
}

let output: DestinationStream | null = null;

/**
 * In pieces of 4 kB, because one write for each line was a quarter of what a call costs the gateway. One for the whole process:
 * lines of several loggers must not meet within a line. What is left is written when the process exits.
 */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ sync: false, minLength: 4_096, periodicFlush: 100 });
  return output;
}

/** Drivers quote the value they choke on, so only what is known to be harmless is kept. */
function serialiseError(error: unknown): object {
  if (!(error instanceof Error)) {
    return { type: typeof error };
  }
  return {
    type: error.name,
    message: maskPersonal(error.message),
    stack: maskPersonal(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
  };
}
