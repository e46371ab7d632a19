import { isDeepStrictEqual } from 'node:util';
import { formatCents } from './format-cents.ts';
import { scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';

/** One kind of difference between two offers, without typed text. */
export type Difference =
  | { kind: 'services-added' | 'services-removed'; count: number }
  | { kind: 'discount'; discountCents: number }
  | { kind: 'notes' | 'validity' | 'payment-terms' };

/** The changes from `base` to `changed`. Empty if the two offers are equal. */
export function differencesOf(base: Offer, changed: Offer): Difference[] {
  const { discountCents } = changed;
  return [
    ...counted('services-added', linesBeyond(changed, base)),
    ...counted('services-removed', linesBeyond(base, changed)),
    ...unlessSame(base.discountCents, discountCents, { kind: 'discount', discountCents }),
    ...unlessSame(base.notes, changed.notes, { kind: 'notes' }),
    // Null means that sending will set the date, so the provider has not chosen another date.
    ...unlessSame(base.validUntil, changed.validUntil ?? base.validUntil, { kind: 'validity' }),
    ...unlessSame(scheduleOf(base), scheduleOf(changed), { kind: 'payment-terms' }),
  ];
}

function linesBeyond({ lineItems }: Offer, other: Offer): number {
  const known = new Set(other.lineItems.map(({ id }) => id));
  return lineItems.filter(({ id }) => !known.has(id)).length;
}

function counted(kind: 'services-added' | 'services-removed', count: number): Difference[] {
  return count === 0 ? [] : [{ kind, count }];
}

function unlessSame(one: unknown, other: unknown, difference: Difference): Difference[] {
  return isDeepStrictEqual(one, other) ? [] : [difference];
}

/** The differences as a list, such as `2 services added, notes changed`. */
export function describeDifferences(differences: readonly Difference[]): string {
  return differences.map(describe).join(', ');
}

function describe(difference: Difference): string {
  switch (difference.kind) {
    case 'services-added':
      return `${services(difference.count)} added`;
    case 'services-removed':
      return `${services(difference.count)} removed`;
    case 'discount':
      return `discount ${formatCents(difference.discountCents)}`;
    case 'notes':
      return 'notes changed';
    case 'validity':
      return 'validity changed';
    case 'payment-terms':
      return 'payment terms changed';
  }
}

function services(count: number): string {
  return `${count} ${count === 1 ? 'service' : 'services'}`;
}
