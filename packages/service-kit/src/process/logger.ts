import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { currentScope } from './log-scope.ts';
import { maskPersonal } from './mask-personal.ts';
import { redactSecrets } from './redact-secrets.ts';

export type { Logger } from 'pino';

type LoggerOptions = { name: string; level: string; destination?: DestinationStream };

/** Writes JSON lines to stdout, at most 100 ms late. A killed process can lose the lines of the last 100 ms. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: redactSecrets },
    mixin: currentScope,
    serializers: { err: serializeError },
  };
  return pino(options, destination ?? standardOutput());
}

let output: DestinationStream | null = null;

/**
 * Buffers 4 kB, because one write per line took a quarter of the gateway's time per call. All loggers of the process share the stream, so
 * that their lines do not mix. The rest of the buffer is flushed when the process exits.
 */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ sync: false, minLength: 4_096, periodicFlush: 100 });
  return output;
}

/** Logs only fields that are known to be harmless, because drivers quote the value that they reject. */
function serializeError(error: unknown): object {
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
