import { isDeepStrictEqual } from 'node:util';
import { formatCents } from './format-cents.ts';
import { scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';

/**
 * The changes from `base` to `changed`, as parts of a sentence such as `2 services added`, without typed text. Empty if the two offers are
 * equal.
 */
export function differencesOf(base: Offer, changed: Offer): string[] {
  return [
    ...counted(linesBeyond(changed, base), 'added'),
    ...counted(linesBeyond(base, changed), 'removed'),
    ...unlessSame(
      base.discountCents,
      changed.discountCents,
      `discount ${formatCents(changed.discountCents)}`,
    ),
    ...unlessSame(base.notes, changed.notes, 'notes changed'),
    // Null means that sending will set the date, so the provider has not chosen another date.
    ...unlessSame(base.validUntil, changed.validUntil ?? base.validUntil, 'validity changed'),
    ...unlessSame(scheduleOf(base), scheduleOf(changed), 'payment terms changed'),
  ];
}

function linesBeyond({ lineItems }: Offer, other: Offer): number {
  const known = new Set(other.lineItems.map(({ id }) => id));
  return lineItems.filter(({ id }) => !known.has(id)).length;
}

function counted(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? 'service' : 'services'} ${what}`];
}

function unlessSame(one: unknown, other: unknown, words: string): string[] {
  return isDeepStrictEqual(one, other) ? [] : [words];
}
