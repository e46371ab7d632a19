import { port, wholeNumber } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const variables = z.object({
  /** https decides the cookie's name and HSTS; requests from this origin count as same-origin. */
  PUBLIC_URL: address,
  IDENTITY_URL: address,
  EVENTS_URL: address,
  QUOTES_URL: address,
  BILLING_URL: address,
  INTERNAL_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** The built shell, unless it has its own server. */
  SHELL_DIR: z.string().min(1).optional(),
  SHELL_URL: address.optional(),
  /** The release store: a folder per remote with its release record, and its files unless the remote has its own server. */
  RELEASES_DIR: z.string().min(1),
  MFE_CLIENT_URL: address.optional(),
  MFE_PROVIDER_URL: address.optional(),
  MFE_PUBLIC_URL: address.optional(),
  /** Renders pages of remotes on the server; without one browsers render them. */
  PAGE_RENDERER_URL: address.optional(),
  /** Milliseconds that a page waits for its call and the page renderer together, or for its skeleton; then the browser renders it. */
  PAGE_RENDERER_WAIT_MS: wholeNumber.prefault('300'),
  /** Whether a tab may load a remote from its own machine instead of the release. Rejected in production. */
  REMOTE_OVERRIDES: z.enum(['off', 'loopback']).default('off'),
  /** The number of trusted proxies in front of this one that append to x-forwarded-for. */
  TRUST_PROXY: z.string().regex(/^\d$/, 'must be a number from 0 to 9').prefault('0').transform(Number),
  ...limitVariables('gateway'),
});

export const gatewayConfig = variables.superRefine(({ SHELL_DIR, SHELL_URL }, context) => {
  if (SHELL_DIR === undefined && SHELL_URL === undefined) {
    context.addIssue({ code: 'custom', path: ['SHELL_DIR'], message: 'is missing' });
  }
});

/**
 * Where `/metrics`, `/livez` and `/readyz` are, apart from the public port; bound to loopback unless METRICS_HOST names another address.
 */
export const metricsConfig = z.object({
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

export type GatewayConfig = z.output<typeof gatewayConfig>;
