import { serviceConfig } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  IDENTITY_URL: z.url('must be the address of the identity service').transform(withoutTrailingSlash),
});

export type Config = z.output<typeof configSchema>;

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
