import { planVariables } from '@marquee/contracts/trial';
import { serviceConfig, serviceUrl } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import type { z } from 'zod';

export const configSchema = serviceConfig.extend({
  IDENTITY_URL: serviceUrl('identity'),
  ...planVariables,
  ...limitVariables('quotes'),
});
export type Config = z.output<typeof configSchema>;
