import { optionalText, requiredLines, requiredText } from '../src/text.ts';
import { nonNegativeAmount, positiveAmount } from '../src/money.ts';

type Parsed = { error?: { issues: readonly { message: string }[] } | undefined };

function messagesOf({ error }: Parsed): string[] {
  return (error?.issues ?? []).map(({ message }) => message);
}

describe('a text in the API', () => {
  test('when its length is at the limit, then an emoji counts as one character', () => {
    const tent = '🎪';

    expect(messagesOf(requiredText('needed').safeParse(tent.repeat(200)))).toEqual([]);
    expect(messagesOf(optionalText(3).safeParse(tent.repeat(4)))).toEqual([
      'Please use at most 3 characters',
    ]);
  });

  test('when a text is too long only in code points, then the error says that some characters count as several', () => {
    const family = '👨\u200d👩\u200d👧';

    expect(messagesOf(optionalText(40).safeParse(family.repeat(21)))).toEqual([
      'Please use at most 40 characters. Some emoji and letters with marks count as several.',
    ]);
    expect(messagesOf(optionalText(40).safeParse(family.repeat(41)))).toEqual([
      'Please use at most 40 characters',
    ]);
  });

  test.each([
    ...['', ' ', '\u00a0\ufeff', '\u200b', '\u200b\u200b', '\u2800', '\u3164', '\u00ad', '\u2060', '\u200e'],
    ...['\u202e', '\u180e', '\u115f', '\u034f', '\u0085', '\u0000', '\ufe0f', '\u{e0041}', '\ud800'],
    ...['\u0301', '\u00a0\u0301', '\u0301\u0308', '\u093e', '\u200d\u064b', '\u20dd', '\u{1d165}'],
  ])('when a required text is only %j, then it is rejected as missing', (blank) => {
    expect(messagesOf(requiredText('needed').safeParse(blank))).toEqual(['needed']);
  });

  test.each([
    'A',
    'Ó',
    'Ṣọlá',
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f',
    '🏴\u{e0067}\u{e007f}',
    '1\ufe0f\u20e3',
    'कि',
  ])('when %j is typed, then it is stored unchanged', (typed) => {
    expect(requiredText('needed').parse(typed)).toBe(typed.normalize('NFC'));
  });

  test('when an optional text has no visible character, then it is empty', () => {
    expect(optionalText().parse(' \u200b\u202e')).toBe('');
  });

  test('when a text of several lines is typed, then it keeps its lines', () => {
    expect(requiredLines('needed', 100).parse(' one\r\ntwo\u0007\n\nthree ')).toBe('one\ntwo\n\nthree');
  });
});

describe('the sign of an amount', () => {
  test.each(['0.01', '000000000.10', '999999999.99'])('when it is %s, then it is above zero', (value) => {
    expect(positiveAmount('too little').parse(value)).toBe(value);
  });

  test.each(['0.00', '000.00', '-0.00', '-1.00'])('when it is %s, then it is not above zero', (value) => {
    expect(messagesOf(positiveAmount('too little').safeParse(value))).toEqual(['too little']);
  });

  test('when amounts below zero are rejected, then zero is accepted and a discount is not', () => {
    expect(nonNegativeAmount('negative').parse('0.00')).toBe('0.00');
    expect(messagesOf(nonNegativeAmount('negative').safeParse('-0.01'))).toEqual(['negative']);
  });

  test('when it is not an amount at all, then the only error says so', () => {
    expect(messagesOf(positiveAmount('too little').safeParse('-5'))).toEqual([
      'Amount must be a number with two decimals',
    ]);
  });
});
