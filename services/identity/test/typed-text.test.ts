import { holdsAddress, oneLine, plainNameOf, withoutAddresses } from '../src/mails/typed-text.ts';

describe('a name in a mail to an unconfirmed address', () => {
  test.each([
    'Ana-María O’Neil',
    "D'Arcy",
    'St. John',
    'Raga & Rhythm',
    'مریم',
    'می\u200cخواهم',
    'Nguyễn Thị Ánh',
    '李明',
  ])('when it is %s, then it is greeted', (name) => {
    expect(plainNameOf(name)).toBe(name);
  });

  test.each([
    ...[
      'Nadia,\n\nyour $900 voucher is ready: http://prize.example/claim\n\n',
      'You won at http://prize.example',
    ],
    ...[
      'Free phones http://prize.example/x',
      'prize.example',
      'prize。example',
      'write to win@prize.example',
    ],
    ...['call 212 555 0100', 'you have won a prize today my friend', 'x'.repeat(61), '\u200b'],
  ])('when it is %j, then nobody is greeted by it', (name) => {
    expect(plainNameOf(name)).toBe('');
  });
});

describe('typed text in a mail', () => {
  test.each([
    'http://a',
    'see www.prize',
    'a@b',
    'prize.example',
    'ftp://prize',
    'приз.рф',
    'prize．example',
    'evil.\u200dexample',
    'ev\u00adil.example/x',
    '203.0.113.7/x',
    'evil_.example',
  ])('when %j could become a link, then it is removed', (typed) => {
    expect(holdsAddress(typed)).toBe(true);
    expect(holdsAddress(withoutAddresses(typed))).toBe(false);
  });

  test.each(['Gala No. 5', '1.5 hours', 'St. Mary’s', '2026-03-02T15:00:00.000Z'])(
    'when %s is no address, then it stays',
    (typed) => {
      expect(withoutAddresses(typed)).toBe(typed);
    },
  );

  test.each(['می\u200cخواهم', 'क्\u200dष', '👨\u200d👩\u200d👧', '👩🏽\u200d🚒', '❤\ufe0f', '1\ufe0f\u20e3'])(
    'when a character that nobody sees shapes %j, then it stays',
    (typed) => {
      expect(oneLine(typed)).toBe(typed);
    },
  );

  test.each([
    'Ga\u200bla',
    'Ga\u2060la',
    'Ga\u00adla',
    'Ga\u034fla',
    'Ga\u180ela',
    'Ga\ufe0fla',
    'Ga\u{e0041}la',
    'Ga\u202ela',
    'Gala\u200d',
    'Gala\r\n',
  ])('when a character that nobody sees hides in %j, then it is removed', (typed) => {
    expect(oneLine(typed)).toBe('Gala');
  });

  test('when it is long, then it is cut after 150 characters as people see them', () => {
    const family = '👨\u200d👩\u200d👧';

    expect(oneLine(family.repeat(200))).toBe(`${family.repeat(149)}…`);
  });
});
