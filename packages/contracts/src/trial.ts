import { z } from 'zod';
import { calendarDate, dateAfter, daysUntil, endOfDate } from './dates.ts';
import { subscriptionEnforcement, trialEndsOnByDefault } from './provider-plan.ts';

/** Variables that both billing and quotes read, so that billing shows providers the same terms that quotes enforces. */
export const planVariables = {
  SUBSCRIPTION_ENFORCEMENT: subscriptionEnforcement.default('none'),
  TRIAL_ENDS_ON: calendarDate('is missing').default(trialEndsOnByDefault),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(3650).default(0),
};

type PlanVariables = {
  [Name in 'TRIAL_ENDS_ON' | 'TRIAL_DAYS']: z.output<(typeof planVariables)[Name]>;
} & { TIME_ZONE: string };

export type TrialTerms = { trialEndsOn: string; trialDays: number; timeZone: string };

/** Converts the variables to the terms of the trial. */
export function trialTermsOf({ TRIAL_ENDS_ON, TRIAL_DAYS, TIME_ZONE }: PlanVariables): TrialTerms {
  return { trialEndsOn: TRIAL_ENDS_ON, trialDays: TRIAL_DAYS, timeZone: TIME_ZONE };
}

/**
 * The first day after a provider's trial, `YYYY-MM-DD`: the later of `trialEndsOn` and the day `trialDays` after registration. If
 * `trialDays` is 0 or the registration is unknown, the result is `trialEndsOn`. Messages of earlier releases have no `registeredAt`.
 */
export function trialEndOf({ trialEndsOn, trialDays, timeZone }: TrialTerms, registeredAt?: Date): string {
  const hasOwnDays = trialDays > 0 && registeredAt !== undefined;
  const ownEnd = hasOwnDays ? dateAfter(trialDays, timeZone, registeredAt) : trialEndsOn;
  return ownEnd > trialEndsOn ? ownEnd : trialEndsOn;
}

export function isTrialRunning(terms: TrialTerms, registeredAt: Date | undefined, now: Date): boolean {
  return daysUntil(trialEndOf(terms, registeredAt), terms.timeZone, now) > 0;
}

/** Returns the end of the day `trialDays` ago. The trial days of providers who registered after this instant are not over at `now`. */
export function ownTrialsSince({ trialDays, timeZone }: TrialTerms, now: Date): Date {
  return endOfDate(dateAfter(-trialDays, timeZone, now), timeZone);
}
