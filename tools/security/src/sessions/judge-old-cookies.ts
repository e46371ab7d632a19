import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** `before`: the status while the session was open. `after`: the status once the session had ended. */
export type TriedCookie = { route: string; ended: string; before: number; after: number };

/** Passed if every call after the end of the session gets 401, even where the gateway had just cached the session. */
export function judgeOldCookies(tried: readonly TriedCookie[], min: number): Measured {
  const refused = tried.filter(({ after }) => after === 401);
  return judge({
    figures: `old cookies rejected ${refused.length} of ${tried.length}, on ${new Set(tried.map(({ route }) => route)).size} routes of four services, immediately after the end of the session`,
    faults: [
      ...tooFew('old cookies were tried', tried.length, min),
      ...tried
        .filter(({ before }) => before === 401 || before >= 500)
        .map(
          ({ route, before }) => `${route}: before the end of the session, the cookie was answered ${before}`,
        ),
      ...tried
        .filter(({ after }) => after !== 401)
        .map(({ route, ended, after }) => `${route}: after ${ended}, the old cookie was answered ${after}`),
    ],
  });
}
