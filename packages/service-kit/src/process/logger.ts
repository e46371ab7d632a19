import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { maskPersonal } from './mask-personal.ts';

export type { Logger } from 'pino';

/** Never written, whatever somebody logs: at the top and one level below. */
const secretFields = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-internal-secret"]',
  'email',
  'clientEmail',
  'providerEmail',
  'phone',
];

const redactionList = secretFields.flatMap((field) =>
  field.startsWith('[') ? [field, `*${field}`] : [field, `*.${field}`, `*.*.${field}`],
);

type LoggerOptions = { name: string; level: string; destination?: DestinationStream };

/** JSON lines on stdout. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactionList, censor: '[redacted]' },
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
