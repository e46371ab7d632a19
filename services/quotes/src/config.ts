import { calendarDate } from '@marquee/contracts/dates';
import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { serviceConfig, wholeNumber } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  /** What a provider who does not pay is refused: nothing, or creating and sending quotes. */
  SUBSCRIPTION_ENFORCEMENT: z.enum(['none', 'new-quotes']).default('none'),
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  /** Quotes that one provider may send within a day: each is a mail to an address they typed. */
  SEND_QUOTE_ACCOUNT_LIMIT: wholeNumber.prefault('200'),
});
export type Config = z.output<typeof configSchema>;
