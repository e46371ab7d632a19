import { calendarDate } from '@marquee/contracts/dates';
import { serviceConfig } from '@marquee/service-kit/process/service-config';
import type { z } from 'zod';

export const configSchema = serviceConfig.extend({
  TRIAL_ENDS_ON: calendarDate('is missing').default('2025-10-01'),
});

export type Config = z.output<typeof configSchema>;
