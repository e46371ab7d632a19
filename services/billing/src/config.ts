import { calendarDate } from '@marquee/contracts/dates';
import { serviceConfig } from '@marquee/service-kit/process/service-config';
import type { z } from 'zod';
import { requireWholeStripe, stripeVariables } from './processor/stripe-variables.ts';

const variables = serviceConfig.extend({
  TRIAL_ENDS_ON: calendarDate('is missing').default('2025-10-01'),
  ...stripeVariables,
});

export const configSchema = variables.superRefine(requireWholeStripe);

export type Config = z.output<typeof configSchema>;
