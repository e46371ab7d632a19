import { serviceConfig } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  IDENTITY_URL: z.url('must be the address of the identity service').transform(withoutTrailingSlash),
  ...limitVariables('events'),
});

export type Config = z.output<typeof configSchema>;

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
