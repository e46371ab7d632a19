import type { KindResult } from './repeat-keys.ts';

/** Counts per kind, because a lost and a doubled resource of different kinds must not cancel each other out. */
export function complaintsAboutKinds(kinds: readonly KindResult[]): string[] {
  return kinds.flatMap(({ kind, expected, made, kills }) => [
    ...(made === expected ? [] : [`${kind}: ${made} created for ${expected} keys`]),
    ...(kills.interrupted > 0 ? [] : [`${kind}: no kill interrupted a call (${kills.tried} kills)`]),
  ]);
}

export function describeKinds(kinds: readonly KindResult[]): string {
  return kinds
    .map(
      ({ kind, made, kills }) =>
        `${kind} ${made} created, ${kills.interrupted} of ${kills.tried} kills interrupted a call`,
    )
    .join('; ');
}
