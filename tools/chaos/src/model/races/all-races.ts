import * as acceptanceRaces from './acceptance-races.ts';
import * as doubleRaces from './double-races.ts';
import * as lineRaces from './line-races.ts';
import type { Race } from './race.ts';

/** Every race that these files export. */
export const allRaces: readonly Race[] = [acceptanceRaces, doubleRaces, lineRaces].flatMap((races) =>
  Object.values<Race>(races),
);
