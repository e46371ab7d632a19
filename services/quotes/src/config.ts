import { calendarDate } from '@marquee/contracts/dates';
import { subscriptionEnforcement, trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { serviceConfig, serviceUrl } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import type { z } from 'zod';

export const configSchema = serviceConfig.extend({
  IDENTITY_URL: serviceUrl('identity'),
  SUBSCRIPTION_ENFORCEMENT: subscriptionEnforcement.default('none'),
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  ...limitVariables('quotes'),
});
export type Config = z.output<typeof configSchema>;
