import { port, wholeNumber } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

export const gatewayConfig = z.object({
  /** https decides the cookie's name and HSTS; requests from this origin are our own. */
  PUBLIC_URL: address,
  IDENTITY_URL: address,
  EVENTS_URL: address,
  QUOTES_URL: address,
  BILLING_URL: address,
  INTERNAL_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** The built shell, and a folder per remote with its release record. */
  SHELL_DIR: z.string().min(1),
  RELEASES_DIR: z.string().min(1),
  /** How many proxies of ours stand before this one and add to x-forwarded-for. */
  TRUST_PROXY: z.string().regex(/^\d$/, 'must be a number from 0 to 9').prefault('0').transform(Number),
  /** Calls below /api that one network may make within ten seconds, at each process. */
  REQUEST_LIMIT: wholeNumber.prefault('1000'),
});

/** Where `/metrics` is shown: never at the public door, and only to this machine unless told otherwise. */
export const metricsConfig = z.object({
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

export type GatewayConfig = z.output<typeof gatewayConfig>;
