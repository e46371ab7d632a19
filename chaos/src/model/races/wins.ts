import type { Race } from './race.ts';

/** How often each side of a race came first. */
export type Wins = { race: string; bySide: Map<string, number> };

export function noWins({ name, sides }: Pick<Race, 'name' | 'sides'>): Wins {
  return { race: name, bySide: new Map(sides.map((side) => [side, 0])) };
}

/** A side that never came first: only the other order was tried. */
export function untriedOrders(all: readonly Wins[]): string[] {
  return all.flatMap(({ race, bySide }) =>
    [...bySide].filter(([, wins]) => wins === 0).map(([side]) => `${race}: ${side} never came first`),
  );
}

/** As the report says it; races in which all ask for the same are left out. */
export function describeWins(all: readonly Wins[]): string {
  return all
    .filter(({ bySide }) => bySide.size > 0)
    .map(({ race, bySide }) => `${race} ${[...bySide].map(([side, wins]) => `${side} ${wins}`).join(' : ')}`)
    .join('; ');
}
