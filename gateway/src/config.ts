import { port, wholeNumber } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const variables = z.object({
  /**
   * The address of the gateway for browsers. Its scheme determines the session cookie's name and whether responses have HSTS. Requests from
   * the origin of PUBLIC_URL count as same-origin.
   */
  PUBLIC_URL: address,
  IDENTITY_URL: address,
  EVENTS_URL: address,
  QUOTES_URL: address,
  BILLING_URL: address,
  INTERNAL_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** The folder of the built shell; required unless SHELL_URL names the shell's own server. */
  SHELL_DIR: z.string().min(1).optional(),
  SHELL_URL: address.optional(),
  /** The release store: a folder per remote with the release record and the files. `MFE_…_URL` replaces the files, not the record. */
  RELEASES_DIR: z.string().min(1),
  MFE_CLIENT_URL: address.optional(),
  MFE_PROVIDER_URL: address.optional(),
  MFE_PUBLIC_URL: address.optional(),
  /** The page renderer. Without it, browsers render all pages of remotes. */
  PAGE_RENDERER_URL: address.optional(),
  /**
   * Timeout in milliseconds for the public call and the rendering of a page together, and for reading a skeleton. After a timeout the
   * browser renders the page.
   */
  PAGE_RENDERER_WAIT_MS: wholeNumber.prefault('300'),
  /** `loopback` allows a tab to load a remote from the developer's machine instead of the release; rejected in production. */
  REMOTE_OVERRIDES: z.enum(['off', 'loopback']).default('off'),
  /** The number of trusted proxies in front of the gateway that append to x-forwarded-for. */
  TRUST_PROXY: z.string().regex(/^\d$/, 'must be a number from 0 to 9').prefault('0').transform(Number),
  ...limitVariables('gateway'),
});

export const gatewayConfig = variables.superRefine(({ SHELL_DIR, SHELL_URL }, context) => {
  if (SHELL_DIR === undefined && SHELL_URL === undefined) {
    context.addIssue({ code: 'custom', path: ['SHELL_DIR'], message: 'is missing' });
  }
});

/** The server of `/metrics`, `/livez` and `/readyz`, separate from the public port. It binds to loopback unless METRICS_HOST is set. */
export const metricsConfig = z.object({
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

export type GatewayConfig = z.output<typeof gatewayConfig>;
