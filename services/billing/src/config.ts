import { calendarDate } from '@marquee/contracts/dates';
import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { serviceConfig, wholeNumber } from '@marquee/service-kit/process/service-config';
import type { z } from 'zod';
import { requireWholeStripe, stripeVariables } from './processor/stripe-variables.ts';

const variables = serviceConfig.extend({
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  STRIPE_CALLER_LIMIT: wholeNumber.prefault('30'),
  ...stripeVariables,
});

export const configSchema = variables.superRefine(requireWholeStripe);

export type Config = z.output<typeof configSchema>;
