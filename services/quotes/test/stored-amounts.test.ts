import { createShapes } from '@marquee/service-kit/store/shapes';
import { amountNames } from '../src/quotes/stored-amounts.ts';

const terms = { discountCents: 4_950, notes: '', validUntil: null };
const sent = { number: 1, sentAt: new Date('2026-03-02T15:00:00Z') };

/** The parts of a quote that contain amounts, as release 1.0.0 stored them. */
const earlier = {
  offer: { lineItems: [{ id: 'line', quantity: 2, unitPriceCents: 29_950, totalCents: 59_900 }], ...terms },
  discardedOffer: { lineItems: [{ id: 'other', totalCents: 100 }], ...terms },
  sentVersions: [
    {
      ...{ lineItems: [{ id: 'line', totalCents: 59_900 }], ...terms, ...sent },
      ...{ totalCents: 59_900, finalCents: 54_950 },
    },
  ],
};

const present = {
  offer: {
    lineItems: [{ id: 'line', quantity: 2, unitPriceCents: 29_950, lineTotalCents: 59_900 }],
    ...terms,
  },
  discardedOffer: { lineItems: [{ id: 'other', lineTotalCents: 100 }], ...terms },
  sentVersions: [
    {
      ...{ lineItems: [{ id: 'line', lineTotalCents: 59_900 }], ...terms, ...sent },
      ...{ subtotalCents: 59_900, payableCents: 54_950 },
    },
  ],
};

const { toState, toFields } = createShapes([amountNames]);
const document = { _id: 'quote', version: 1 };
const [shape1, shape2] = [1, 2];

describe('the amounts of a stored quote', () => {
  test('when the document has shape 1, then each amount gets its present name', () => {
    expect(toState({ ...document, ...earlier })).toMatchObject(present);
  });

  test('when the document has shape 2, then its names stay', () => {
    expect(toState({ ...document, ...present, shape: shape2 })).toMatchObject(present);
  });

  test('when shape 1 is written, then the previous release reads each amount', () => {
    expect(toFields(present, shape1).fields).toEqual(earlier);
  });

  test.each([{}, { discardedOffer: null }])(
    'when the discarded offer is %j, then it stays so',
    (discarded) => {
      const { offer, sentVersions } = earlier;
      const stored = { offer, sentVersions, ...discarded };

      expect(toFields(toState({ ...document, ...stored }), shape1).fields).toEqual({
        ...{ id: 'quote', version: 1 },
        ...stored,
      });
    },
  );
});
