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
      const isRight = version.totalCents === total && version.finalCents === total - version.discountCents;
      return isRight
        ? []
        : [
            `version ${version.number} has the totals ${version.finalCents} and ${version.totalCents}, but its lines add up to ${total}`,
          ];
    }),
  ];
  return wrong.map((what) => ({ kind: 'illegal', detail: `quote ${id}: ${what}` }));
}

function wrongLines({ lineItems }: FoundOffer): string[] {
  return lineItems
    .filter(({ unitPriceCents, quantity, totalCents }) => unitPriceCents * quantity !== totalCents)
    .map((line) => `line ${line.id} is not quantity times price`);
}

function sumOf({ lineItems }: FoundOffer): number {
  return lineItems.reduce((sum, { totalCents }) => sum + totalCents, 0);
}
