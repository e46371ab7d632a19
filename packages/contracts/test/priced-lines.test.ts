import { lineInCents, subtotalOf, subtotalRows, toLineRow, withAmounts } from '../src/priced-lines.ts';

const line = {
  serviceName: 'Photography',
  serviceDescription: 'Four hours',
  quantity: 2,
  unitPriceCents: 37_500,
  lineTotalCents: 75_000,
};

describe('a priced line', () => {
  test('when it is parsed for a message, then its id and the former names of its amounts are dropped', () => {
    expect(lineInCents.parse({ ...line, id: 'line-1', totalCents: 75_000 })).toEqual(line);
  });

  test('when it is shown, then its row has its texts, quantity and amounts, and the id of a line item', () => {
    expect(toLineRow({ id: 'line-1', ...withAmounts(line) })).toEqual({
      id: 'line-1',
      name: 'Photography',
      description: 'Four hours',
      quantity: 2,
      unitPrice: '375.00',
      total: '750.00',
    });
  });
});

describe('the amounts below priced lines', () => {
  test('when there are several lines, then their sum is the subtotal', () => {
    expect(subtotalOf([line, { lineTotalCents: -4_950 }])).toBe(70_050);
  });

  test('when there is a discount, then subtotal and discount are listed; otherwise nothing is', () => {
    expect(subtotalRows({ totalAmount: '750.00', discountAmount: '50.00' })).toEqual([
      { label: 'Subtotal', amount: '750.00' },
      { label: 'Discount', amount: '-50.00' },
    ]);
    expect(subtotalRows({ totalAmount: '750.00', discountAmount: '0.00' })).toEqual([]);
  });
});
