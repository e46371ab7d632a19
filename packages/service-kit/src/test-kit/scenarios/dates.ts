import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';

import type { ScenarioContext } from './context.ts';

const dayMs = 86_400_000;

type Clock = Pick<ScenarioContext, 'now'>;

/** Today at the events' venues. */
export function today({ now }: Clock): string {
  return dateIn(defaultTimeZone, now());
}

export function inDays({ now }: Clock, days: number): string {
  return new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10);
}
