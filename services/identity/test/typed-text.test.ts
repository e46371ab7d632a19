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
  ])('when %s could become a link, then it is removed for who has not confirmed', (typed) => {
    expect(holdsAddress(typed)).toBe(true);
    expect(holdsAddress(withoutAddresses(typed))).toBe(false);
  });

  test.each(['Gala No. 5', '1.5 hours', 'St. Mary’s', '2026-03-02T15:00:00.000Z'])(
    'when %s is no address, then it stays',
    (typed) => {
      expect(withoutAddresses(typed)).toBe(typed);
    },
  );

  test('when it is long, then it is cut after 150 characters as people see them', () => {
    const family = '👨\u200d👩\u200d👧';

    expect(oneLine(family.repeat(200))).toBe(`${family.repeat(149)}…`);
  });
});
