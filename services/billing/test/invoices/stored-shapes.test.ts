import { createShapes } from '@marquee/service-kit/store/shapes';
import { invoiceShapes } from '../../src/invoices/stored-shapes.ts';

const { toState, toFields } = createShapes(invoiceShapes);
const document = { _id: 'invoice', version: 1 };

/** The content of a sent invoice with one line. */
function issuedWith(amount: { totalCents: number } | { lineTotalCents: number }) {
  return { issued: { eventName: 'Gala', agreed: { lines: [{ quantity: 1, ...amount }], discountCents: 0 } } };
}

const [earlier, present] = [issuedWith({ totalCents: 54_950 }), issuedWith({ lineTotalCents: 54_950 })];

describe('the lines of a stored invoice', () => {
  test('when the document has shape 1, then the amount of a line gets its present name', () => {
    expect(toState({ ...document, ...earlier })).toMatchObject(present);
  });

  test('when shape 1 is written, then the previous release reads the amount', () => {
    expect(toFields(present, 1).fields).toEqual(earlier);
  });

  test.each([{ status: 'draft' }, { issued: { eventName: 'Gala' } }])(
    'when the invoice has no lines, as in %j, then nothing changes',
    (stored) => {
      expect(toFields(toState({ ...document, ...stored }), 1).fields).toMatchObject(stored);
    },
  );
});
