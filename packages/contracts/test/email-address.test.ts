import { eventRequest } from '../src/event-requests.ts';
import { optionalEmail, requiredEmail } from '../src/email-address.ts';

function complaintsOf(typed: unknown, schema = requiredEmail('needed')): string[] {
  return (schema.safeParse(typed).error?.issues ?? []).map(({ message }) => message);
}

describe('an email address', () => {
  test.each([
    ...[
      'friend@example.com ',
      'friend@example.com\u00a0',
      ' friend@example.com',
      '\u200bfriend@example.com\u2060',
    ],
  ])('when it has blank characters at its ends (%j), then they are removed', (typed) => {
    expect(requiredEmail('needed').parse(typed)).toBe('friend@example.com');
    expect(optionalEmail.parse(typed)).toBe('friend@example.com');
  });

  test.each([' ', '', '\u200b'])(
    'when it is blank (%j), then an optional address becomes empty, and a required address is rejected',
    (typed) => {
      expect(optionalEmail.parse(typed)).toBe('');
      expect(complaintsOf(typed)).toEqual(['needed']);
    },
  );

  test.each(["o'neil+x@mail.example", '!#$%@a.b', "o'@a.example", 'a@xn--mnchen-3ya.de', 'a@1.2'])(
    'when it is %s, then it is accepted',
    (typed) => {
      expect(requiredEmail('needed').parse(typed)).toBe(typed);
    },
  );

  test.each([
    ['nobody', 'it needs an @'],
    ['a@b@c.example', 'it must have only one @'],
    ['@b.example', 'something must stand before the @'],
    ['.a@b.example', 'the part before the @ must not begin or end with a dot'],
    ['a.@b.example', 'the part before the @ must not begin or end with a dot'],
    ['a..b@c.example', 'the part before the @ must not have two dots in a row'],
    ['a b@c.example', 'the part before the @ must not contain a space'],
    ['jürgen@c.example', 'the part before the @ must not contain “ü”'],
    ['a@müller.example', 'the part after the @ must not contain “ü”'],
    ['a@localhost', 'the part after the @ must have a dot, as in example.com'],
    [`${'x'.repeat(250)}@a.example`, 'it must have at most 254 characters'],
  ])('when the address is %s, then the error says that %s', (typed, rule) => {
    const refusal = [`Please enter a valid email address: ${rule}`];

    expect(complaintsOf(typed)).toEqual(refusal);
    expect((optionalEmail.safeParse(typed).error?.issues ?? []).map(({ message }) => message)).toEqual(
      refusal,
    );
  });

  test.each(['a@b..example', 'a@-b.example', 'a@b-.example', `a@${'b'.repeat(64)}.example`, 'a@b.'])(
    'when its domain has an invalid label (%s), then it is rejected',
    (typed) => {
      expect(complaintsOf(typed)).toEqual([expect.stringContaining('1 to 63 letters, digits or hyphens')]);
    },
  );

  test('when the specification defines the message, then the error is this message', () => {
    const { providerEmail } = eventRequest.shape;

    expect(complaintsOf('nobody', providerEmail)).toEqual(['Please enter a valid email address']);
    expect(complaintsOf('', providerEmail)).toEqual(['Provider email is required']);
  });
});
