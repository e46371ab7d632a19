import { z } from 'zod';
import { fieldsOf } from '../src/message-types.ts';
import { withPresentNames } from '../src/messages/quote-messages.ts';
import { renamed, withBothNames } from '../src/renamed-fields.ts';

const names = { payableCents: 'totalCents' };
const booking = renamed(z.object({ name: z.string(), payableCents: z.int().nullable() }), names);

describe('a schema with a renamed field', () => {
  test.each([
    ['only the former name', { name: 'Gala', totalCents: 5 }, 5],
    ['only the present name', { name: 'Gala', payableCents: 5 }, 5],
    ['both names', { name: 'Gala', payableCents: 5, totalCents: 5 }, 5],
    ['null under the former name', { name: 'Gala', totalCents: null }, null],
    ['null under the present name', { name: 'Gala', payableCents: null }, null],
  ])('when a value has %s, then the result has both names', (_case, value, cents) => {
    expect(booking.parse(value)).toEqual({ name: 'Gala', payableCents: cents, totalCents: cents });
  });

  test.each([
    ['neither name', { name: 'Gala' }],
    ['an invalid amount under the former name', { name: 'Gala', totalCents: 0.5 }],
    ['an invalid amount under the present name', { name: 'Gala', payableCents: '5', totalCents: 5 }],
  ])('when a value has %s, then it is rejected', (_case, value) => {
    expect(booking.safeParse(value).success).toBe(false);
  });

  test('when its fields are listed, then the former name is deprecated in favor of the present one', () => {
    expect(fieldsOf(booking)).toEqual([
      { name: 'name', kind: 'text' },
      { name: 'payableCents', kind: 'whole number or null' },
      {
        ...{ name: 'totalCents', kind: 'whole number or null' },
        reason: 'the former name of payableCents, for the previous release',
      },
    ]);
  });
});

describe('a stored copy', () => {
  test('when it has neither name, then nothing is added', () => {
    expect(withBothNames({ name: 'Gala' }, names)).toEqual({ name: 'Gala' });
  });

  test('when a quote and its lines have former names, then they have the present ones too', () => {
    const stored = { totalCents: 5, agreement: { discountCents: 0, lines: [{ totalCents: 5 }] } };

    expect(withPresentNames(stored as never)).toEqual({
      ...{ totalCents: 5, payableCents: 5 },
      agreement: { discountCents: 0, lines: [{ totalCents: 5, lineTotalCents: 5 }] },
    });
  });
});
