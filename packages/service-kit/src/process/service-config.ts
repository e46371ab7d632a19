import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { isBrokerAddress } from '../messaging/rabbitmq/broker-address.ts';

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number);

export const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number);

/** Schema of the address of another service; removes a trailing slash. */
export function serviceUrl(name: string) {
  return z.url(`must be the address of the ${name} service`).transform((url) => url.replace(/\/+$/, ''));
}

const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** Configuration of every service, in its own process and in the local stack. A service extends it with its own variables. */
export const serviceConfig = z.object({
  TOKEN_PUBLIC_KEYS: z.string().transform(toKeySet),
  INTERNAL_SECRET: z.string().min(16, 'must have at least 16 characters'),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be an IANA time zone').default('America/New_York'),
});

export type ServiceConfig = z.output<typeof serviceConfig>;

/** Additional configuration of a service in its own process. */
export const processConfig = z.object({
  PORT: port,
  HOST: z.string().default('0.0.0.0'),
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  /** Security features that MONGODB_URL may lack in production. */
  MONGODB_WAIVED: z
    .string()
    .regex(/^(login|tls|login,tls|tls,login)$/, 'must be login, tls or both with a comma')
    .optional(),
  AMQP_URL: z.string().refine(isBrokerAddress, 'must be an amqp:// address'),
  /** Endpoint to which spans are sent by OTLP over HTTP. Without an endpoint there is no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Seconds after SIGTERM in which the process still answers but reports not ready, so that every load balancer notices. */
  DRAIN_SECONDS: z
    .string()
    .regex(/^[0-4]$/, 'must be a number from 0 to 4')
    .prefault('0')
    .transform(Number),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

function toKeySet(text: string, context: z.RefinementCtx): JSONWebKeySet {
  const parsed = keySet.safeParse(parseJson(text));
  if (!parsed.success) {
    context.addIssue('must be a JSON Web Key Set');
    return z.NEVER;
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
}
