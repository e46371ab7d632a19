import { serviceConfig, wholeNumber } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  IDENTITY_URL: z.url('must be the address of the identity service').transform(withoutTrailingSlash),
  /** Requests that one client may send within a day: each is a mail to a provider. */
  SEND_EVENT_ACCOUNT_LIMIT: wholeNumber.prefault('100'),
});

export type Config = z.output<typeof configSchema>;

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
