import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** `forgery`: null for the genuine token. */
export type TriedToken = { route: string; forgery: string | null; status: number };

export const minForgeries = 9;

/** Passed if every forgery gets 401 on every route. The genuine token must not get 401 on any route, or the rejections prove nothing. */
export function judgeForgeries(tried: readonly TriedToken[], routes: readonly string[]): Measured {
  const forged = tried.filter(({ forgery }) => forgery !== null);
  const genuine = tried.filter(({ forgery }) => forgery === null);
  const unexpectedStatuses = forged.filter(({ status }) => status !== 401);
  const faults = [
    ...routes.flatMap((route) => [
      ...tooFew(
        `forgeries were tried on ${route}`,
        new Set(forged.filter((one) => one.route === route).map(({ forgery }) => forgery)).size,
        minForgeries,
      ),
      ...(genuine.some((one) => one.route === route && one.status !== 401)
        ? []
        : [`the genuine token was rejected or not tried on ${route}`]),
    ]),
    ...unexpectedStatuses.map(
      ({ route, forgery, status }) => `${route}: ${String(forgery)} was answered ${status}`,
    ),
  ];
  return judge({
    figures: `${routes.length} routes × forged tokens: ${forged.length - unexpectedStatuses.length} of ${forged.length} answered 401; the genuine token accepted on ${genuine.filter(({ status }) => status !== 401).length}`,
    faults,
  });
}
