import { holdsAddress, oneLine, plainNameOf, withoutAddresses } from '../src/email-templates/typed-text.ts';

describe('a name in an email to an unconfirmed address', () => {
  test.each([
    'Ana-María O’Neil',
    "D'Arcy",
    'St. John',
    'Raga & Rhythm',
    'مریم',
    'می\u200cخواهم',
    'Nguyễn Thị Ánh',
    '李明',
  ])('when the name is %s, then the greeting uses it', (name) => {
    expect(plainNameOf(name)).toBe(name);
  });

  test.each([
    ['Mr.and Mrs Shah', 'Mr. and Mrs Shah'],
    ['J.Lo', 'J. Lo'],
    ['Nadia.Omar', 'Nadia. Omar'],
  ])('when a space is missing in %s, then the greeting says %s', (name, greeted) => {
    expect(plainNameOf(name)).toBe(greeted);
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
  ])('when the name is %j, then the greeting has no name', (name) => {
    expect(plainNameOf(name)).toBe('');
  });
});

describe('typed text in an email', () => {
  test.each([
    ...['http://a', 'HTTP://Prize', 'ftp://prize', 'www.prize', 'WWW.Prize'],
    ...['win@prize.example', 'Win@Prize.Example', 'mailto:win@prize.example', '203.0.113.7/x', '203.0.113.7'],
    ...['prize.example', 'приз.рф', 'prize．example', 'prize。example', 'evil_.example', '(prize.example)'],
    ...['evil.\u200dexample', 'ev\u00adil.example/x', 'ev\u200dil.example'],
    ...['Prize.Example/claim', 'PRIZE.EXAMPLE?x=1', 'Prize.Example:8080', 'Visit:prize.example'],
  ])('when %j is always an address, then it is removed', (typed) => {
    expect(withoutAddresses(`Gala ${typed}`)).toBe('Gala [address removed]');
    expect(holdsAddress(typed)).toBe(true);
  });

  test.each([
    ['Mr.and Mrs Shah', 'Mr. and Mrs Shah'],
    ['St.Mary’s Gala', 'St. Mary’s Gala'],
    ["St.Mary's Gala", "St. Mary's Gala"],
    ['J.Lo Tribute Night', 'J. Lo Tribute Night'],
    ['Nadia.Omar Wedding', 'Nadia. Omar Wedding'],
    ['Los Angeles.Party', 'Los Angeles. Party'],
    ['Save.the.Date', 'Save. the. Date'],
    ['Q4.Kickoff', 'Q4. Kickoff'],
    ['me@home party', 'me @ home party'],
    ['@home', '@ home'],
    ['Prize.Example', 'Prize. Example'],
    ['Prize。Example', 'Prize。 Example'],
    ['م.محمد', 'م. محمد'],
    ['a@b', 'a @ b'],
  ])('when %s may be no address, then it becomes %s, which no email client links', (typed, read) => {
    expect(withoutAddresses(typed)).toBe(read);
    expect(withoutAddresses(read)).toBe(read);
    expect(read).not.toMatch(/\S@|@\S|[\p{L}\p{N}][.。]\p{L}{2}/u);
  });

  test.each(['Gala No. 5', '1.5 hours', 'St. Mary’s', '2026-03-02T15:00:00.000Z'])(
    'when %s is no address, then the text stays unchanged',
    (typed) => {
      expect(withoutAddresses(typed)).toBe(typed);
    },
  );

  test.each(['می\u200cخواهم', 'क्\u200dष', '👨\u200d👩\u200d👧', '👩🏽\u200d🚒', '❤\ufe0f', '1\ufe0f\u20e3'])(
    'when an invisible character changes the look of %j, then that character stays',
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
  ])('when an invisible character is hidden in %j, then that character is removed', (typed) => {
    expect(oneLine(typed)).toBe('Gala');
  });

  test('when the text is long, then it is cut to 150 graphemes', () => {
    const family = '👨\u200d👩\u200d👧';

    expect(oneLine(family.repeat(200))).toBe(`${family.repeat(149)}…`);
  });
});
