import type { Race } from './race.ts';

/** How often each side of a race won. */
export type Wins = { race: string; bySide: Map<string, number> };

export function noWins({ name, sides }: Pick<Race, 'name' | 'sides'>): Wins {
  return { race: name, bySide: new Map(sides.map((side) => [side, 0])) };
}

/** Reports each side that never won, because the order in which this side comes first was not tested. */
export function untriedOrders(all: readonly Wins[]): string[] {
  return all.flatMap(({ race, bySide }) =>
    [...bySide].filter(([, wins]) => wins === 0).map(([side]) => `${race}: ${side} never came first`),
  );
}

/** Describes the wins for the report; omits races in which all participants run the same action. */
export function describeWins(all: readonly Wins[]): string {
  return all
    .filter(({ bySide }) => bySide.size > 0)
    .map(({ race, bySide }) => `${race} ${[...bySide].map(([side, wins]) => `${side} ${wins}`).join(' : ')}`)
    .join('; ');
}
