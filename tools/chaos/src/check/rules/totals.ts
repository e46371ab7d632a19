import type { Finding } from '../finding.ts';
import type { FoundOffer, FoundQuote } from '../found.ts';

/**
 * Every line total is quantity × price. The total of every sent version is the sum of its lines, and its final total is that sum less the
 * discount.
 */
export function checkTotals({ id, offer, sentVersions }: FoundQuote): Finding[] {
  const wrong = [
    ...[offer, ...sentVersions].flatMap(wrongLines),
    ...sentVersions.flatMap((version) => {
      const total = sumOf(version);
      const isRight =
        version.subtotalCents === total && version.payableCents === total - version.discountCents;
      return isRight
        ? []
        : [
            `version ${version.number} has the totals ${version.payableCents} and ${version.subtotalCents}, but its lines add up to ${total}`,
          ];
    }),
  ];
  return wrong.map((what) => ({ kind: 'illegal', detail: `quote ${id}: ${what}` }));
}

function wrongLines({ lineItems }: FoundOffer): string[] {
  return lineItems
    .filter(({ unitPriceCents, quantity, lineTotalCents }) => unitPriceCents * quantity !== lineTotalCents)
    .map((line) => `line ${line.id} is not quantity times price`);
}

function sumOf({ lineItems }: FoundOffer): number {
  return lineItems.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
}
