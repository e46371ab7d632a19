import type { OfOneKind } from './repeat-keys.ts';

/** Counts per kind, because a lost and a doubled resource of different kinds must not cancel each other out. */
export function complaintsAboutKinds(kinds: readonly OfOneKind[]): string[] {
  return kinds.flatMap(({ kind, asked, made, kills }) => [
    ...(made === asked ? [] : [`${kind}: ${made} made for ${asked} keys`]),
    ...(kills.met > 0 ? [] : [`${kind}: no service died while it was under way (${kills.tried} kills)`]),
  ]);
}

export function describeKinds(kinds: readonly OfOneKind[]): string {
  return kinds
    .map(({ kind, made, kills }) => `${kind} ${made} made, ${kills.met} of ${kills.tried} kills under way`)
    .join('; ');
}
