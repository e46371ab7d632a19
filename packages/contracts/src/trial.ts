import { z } from 'zod';
import { calendarDate, dateAfter, daysUntil, endOfDate } from './dates.ts';
import { subscriptionEnforcement, trialEndsOnByDefault } from './provider-plan.ts';

/** Read by both billing and quotes, so that the page and the rejection agree; billing shows providers what quotes enforces. */
export const planVariables = {
  SUBSCRIPTION_ENFORCEMENT: subscriptionEnforcement.default('none'),
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(3650).default(0),
};

type PlanVariables = {
  [Name in 'TRIAL_ENDS_ON' | 'TRIAL_DAYS']: z.output<(typeof planVariables)[Name]>;
} & { TIME_ZONE: string };

export type TrialTerms = { trialEndsOn: string; trialDays: number; timeZone: string };

/** The same terms under the names in the code. */
export function trialTermsOf({ TRIAL_ENDS_ON, TRIAL_DAYS, TIME_ZONE }: PlanVariables): TrialTerms {
  return { trialEndsOn: TRIAL_ENDS_ON, trialDays: TRIAL_DAYS, timeZone: TIME_ZONE };
}

/**
 * The first day after a provider's trial, `YYYY-MM-DD`: the later of `trialEndsOn` and `trialDays` after the day of registration. It is
 * `trialEndsOn` without `trialDays` or without `registeredAt`, which messages of earlier releases lack.
 */
export function trialEndOf({ trialEndsOn, trialDays, timeZone }: TrialTerms, registeredAt?: Date): string {
  const hasOwnDays = trialDays > 0 && registeredAt !== undefined;
  const ownEnd = hasOwnDays ? dateAfter(trialDays, timeZone, registeredAt) : trialEndsOn;
  return ownEnd > trialEndsOn ? ownEnd : trialEndsOn;
}

export function isTrialRunning(terms: TrialTerms, registeredAt: Date | undefined, now: Date): boolean {
  return daysUntil(trialEndOf(terms, registeredAt), terms.timeZone, now) > 0;
}

/** Providers who registered after this instant are within their own trial days at `now`. */
export function ownTrialsSince({ trialDays, timeZone }: TrialTerms, now: Date): Date {
  return endOfDate(dateAfter(-trialDays, timeZone, now), timeZone);
}
