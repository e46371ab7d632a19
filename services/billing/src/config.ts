import { planVariables } from '@marquee/contracts/trial';
import { serviceConfig } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import type { z } from 'zod';
import { requireCompleteStripe, stripeVariables } from './processor/stripe-variables.ts';

const variables = serviceConfig.extend({
  ...planVariables,
  ...limitVariables('billing'),
  ...stripeVariables,
});

export const configSchema = variables.superRefine(requireCompleteStripe);

export type Config = z.output<typeof configSchema>;
