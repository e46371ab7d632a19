import type { KindResult } from './repeat-keys.ts';

/** Counts per kind, because a lost and a doubled resource of different kinds must not cancel each other out. */
export function complaintsAboutKinds(kinds: readonly KindResult[]): string[] {
  return kinds.flatMap(({ kind, expected, made, kills }) => [
    ...(made === expected ? [] : [`${kind}: ${made} made for ${expected} keys`]),
    ...(kills.interrupted > 0
      ? []
      : [`${kind}: no service died while it was under way (${kills.tried} kills)`]),
  ]);
}

export function describeKinds(kinds: readonly KindResult[]): string {
  return kinds
    .map(
      ({ kind, made, kills }) =>
        `${kind} ${made} made, ${kills.interrupted} of ${kills.tried} kills under way`,
    )
    .join('; ');
}
