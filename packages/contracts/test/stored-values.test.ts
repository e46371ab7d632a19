import { z } from 'zod';
import { requiredPhone } from '../src/phone-number.ts';
import { acceptingStored } from '../src/stored-values.ts';
import { optionalText, requiredText } from '../src/text.ts';

const change = z.object({
  name: requiredText('Name is required'),
  phone: requiredPhone('Phone is required').optional(),
  services: z.array(requiredText('A service must not be empty')).optional(),
  note: optionalText(),
});

function complaintsOf(stored: Record<string, unknown>, typed: unknown): string[] {
  const { error } = acceptingStored(change, stored).safeParse(typed);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a change to a stored record', () => {
  const old = { name: '\u200b', phone: '12345', services: ['\u2800'] };

  test('when values are sent unchanged, then newer rules do not reject them', () => {
    expect(acceptingStored(change, old).parse({ ...old, note: ' new ' })).toEqual({ ...old, note: 'new' });
  });

  test('when other values are typed, then the rules apply to them', () => {
    expect(complaintsOf(old, { name: '\u200c', phone: '123', services: [''] })).toEqual([
      'name: Name is required',
      'phone: Please enter a phone number with at least 7 digits',
      'services.0: A service must not be empty',
    ]);
  });

  test('when a value is absent, then it is rejected only if it is required', () => {
    expect(complaintsOf(old, {})).toEqual(['name: Name is required']);
  });

  test('when a blank text was stored, then it is still rejected', () => {
    expect(complaintsOf({ name: ' ' }, { name: ' ' })).toEqual(['name: Name is required']);
  });
});
