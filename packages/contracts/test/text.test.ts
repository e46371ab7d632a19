import { optionalText, requiredEmail, requiredText } from '../src/text.ts';
import { eventRequest } from '../src/event-requests.ts';
import { nonNegativeAmount, positiveAmount } from '../src/money.ts';

type Parsed = { error?: { issues: readonly { message: string }[] } | undefined };

function messagesOf({ error }: Parsed): string[] {
  return (error?.issues ?? []).map(({ message }) => message);
}

describe('a text on the wire', () => {
  test('when its length is at the limit, then an emoji counts as one character', () => {
    const tent = '🎪';

    expect(messagesOf(requiredText('needed').safeParse(tent.repeat(200)))).toEqual([]);
    expect(messagesOf(optionalText(3).safeParse(tent.repeat(4)))).toEqual([
      'Please use at most 3 characters',
    ]);
  });

  test.each(['', ' ', '\u00a0\ufeff'])('when %j is all there is, then it is needed', (blank) => {
    expect(messagesOf(requiredText('needed').safeParse(blank))).toEqual(['needed']);
  });

  test.each([
    ['', 'needed'],
    ['   ', 'needed'],
    ['nobody', 'Please enter a valid email address'],
    [`${'x'.repeat(250)}@a.example`, 'Please enter a valid email address'],
  ])('when %j is given as an e-mail, then one message says why not', (typed, message) => {
    expect(messagesOf(requiredEmail('needed').safeParse(typed))).toEqual([message]);
  });

  test('when an e-mail has spaces around it, then they are dropped', () => {
    expect(requiredEmail('needed').parse(' dana@example.com ')).toBe('dana@example.com');
  });

  test('when a phone number is long by its spaces alone, then it is refused', () => {
    const { keyContactPhone } = eventRequest.shape;

    expect(messagesOf(keyContactPhone.safeParse('        123456789        '))).toEqual([
      'Valid phone number is required',
    ]);
    expect(keyContactPhone.parse(' 1234567890 ')).toBe('1234567890');
  });
});

describe('an amount with a sign that is refused', () => {
  test.each(['0.01', '000000000.10', '999999999.99'])('when it is %s, then it is above zero', (value) => {
    expect(positiveAmount('too little').parse(value)).toBe(value);
  });

  test.each(['0.00', '000.00', '-0.00', '-1.00'])('when it is %s, then it is not above zero', (value) => {
    expect(messagesOf(positiveAmount('too little').safeParse(value))).toEqual(['too little']);
  });

  test('when it is zero, then it is not negative; when it is a discount, then it is', () => {
    expect(nonNegativeAmount('negative').parse('0.00')).toBe('0.00');
    expect(messagesOf(nonNegativeAmount('negative').safeParse('-0.01'))).toEqual(['negative']);
  });

  test('when it is no amount at all, then only that is said', () => {
    expect(messagesOf(positiveAmount('too little').safeParse('-5'))).toEqual([
      'Amount must be a number with two decimals',
    ]);
  });
});
