import { calendarDate } from '@marquee/contracts/dates';
import { subscriptionEnforcement, trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { serviceConfig } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import type { z } from 'zod';
import { requireWholeStripe, stripeVariables } from './processor/stripe-variables.ts';

const variables = serviceConfig.extend({
  /** Quotes enforces it; billing tells the provider. */
  SUBSCRIPTION_ENFORCEMENT: subscriptionEnforcement.default('none'),
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  ...limitVariables('billing'),
  ...stripeVariables,
});

export const configSchema = variables.superRefine(requireWholeStripe);

export type Config = z.output<typeof configSchema>;
