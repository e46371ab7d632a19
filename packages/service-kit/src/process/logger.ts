import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { currentScope } from './log-scope.ts';
import { maskPersonal } from './mask-personal.ts';
import { withoutSecrets } from './without-secrets.ts';

export type { Logger } from 'pino';

type LoggerOptions = { name: string; level: string; destination?: DestinationStream };

/** JSON lines on stdout. */
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
  return destination === undefined ? pino(options) : pino(options, destination);
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
