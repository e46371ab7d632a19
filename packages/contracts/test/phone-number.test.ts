import type { z } from 'zod';
import { eventRequest, eventUpdate } from '../src/event-requests.ts';
import { optionalPhone, requiredPhone } from '../src/phone-number.ts';

const tooFew = 'Please enter a phone number with at least 7 digits';

function complaintsOf(schema: z.ZodType, typed: unknown): string[] {
  return (schema.safeParse(typed).error?.issues ?? []).map(({ message }) => message);
}

describe('a phone number', () => {
  test('when it contains invisible characters, then it is stored without them', () => {
    expect(requiredPhone('needed').parse('\u202a+1 212-555-0100\u202c')).toBe('+1 212-555-0100');
    expect(optionalPhone().parse('5\u200b55\u00a00100')).toBe('555 0100');
  });

  test.each(['12345', 'call me', '555-010', '1\u200b\u200b\u200b\u200b\u200b\u200b\u200b'])(
    'when it is %j, then it has too few digits',
    (typed) => {
      expect(complaintsOf(requiredPhone('needed'), typed)).toEqual([tooFew]);
      expect(complaintsOf(optionalPhone(), typed)).toEqual([tooFew]);
    },
  );

  test.each(['5550100', '٥٥٥٠١٠٠', '(555) 0100'])('when it is %s, then it is accepted', (typed) => {
    expect(requiredPhone('needed').parse(typed)).toBe(typed);
  });

  test('when it has no visible character, then a required number is rejected and an optional number is empty', () => {
    expect(complaintsOf(requiredPhone('needed'), '\u200b')).toEqual(['needed']);
    expect(optionalPhone().parse('\u200b')).toBe('');
  });

  test.each(['', '        123456789        ', '555-01000', '------------1'])(
    'when the key contact of a request has the number %j, then the error is the text from the specification',
    (typed) => {
      expect(complaintsOf(eventRequest.shape.keyContactPhone, typed)).toEqual([
        'Valid phone number is required',
      ]);
    },
  );

  test('when the number of the key contact has ten characters, then it is long enough', () => {
    expect(eventRequest.shape.keyContactPhone.parse(' 1234567890 ')).toBe('1234567890');
  });

  test('when the edit form has an additional contact, then the contact can be any text', () => {
    expect(eventUpdate.shape.additionalContact.parse('Lee at the door')).toBe('Lee at the door');
  });
});
