import { calendarDate } from '@marquee/contracts/dates';
import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { serviceConfig, serviceUrl } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  IDENTITY_URL: serviceUrl('identity'),
  /** What a provider who does not pay is refused: nothing, or creating and sending quotes. */
  SUBSCRIPTION_ENFORCEMENT: z.enum(['none', 'new-quotes']).default('none'),
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  ...limitVariables('quotes'),
});
export type Config = z.output<typeof configSchema>;
