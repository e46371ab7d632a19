import { judgeAsvs } from '../src/asvs/judge-asvs.ts';
import { requirements } from '../src/asvs/requirements.ts';
import { judgeCases } from '../src/google/judge-cases.ts';
import { readCases } from '../src/google/run-cases.ts';
import { changesBetween } from '../src/stack/documents.ts';

describe('judge asvs', () => {
  const someRequirements = [
    { id: '1.2.1', level: 1 },
    { id: '6.3.3', level: 2 },
  ] as const;
  const pass = '| 1.2.1 | pass | screens escape | [when it is text](../../shell/test/card.test.tsx) |';
  const exception = '| V6.3.3 | exception | kept in writing, see [note](../decisions/0030-x.md) | |';
  const note = '../decisions/0030-x.md';
  const there = new Map([
    ['../../shell/test/card.test.tsx', "test('when it is text, then it is no markup', () => {"],
    [note, '# A note'],
  ]);
  const verdictOn = (text: string | null) =>
    judgeAsvs({ text, requirements: someRequirements, read: (path) => there.get(path) ?? null }).passed;

  test('when each requirement has its line, then the gate passes', () => {
    expect(
      verdictOn(`# ASVS\n\n| | verdict | how | test |\n| --- | --- | --- | --- |\n${pass}\n${exception}`),
    ).toBe(true);
  });

  test.each([
    ['there is no document', null],
    ['a requirement has no line', pass],
    ['a requirement occurs twice', `${pass}\n${pass}\n${exception}`],
    ['a line names no requirement', `${pass}\n${exception}\n${pass.replace('1.2.1', '1.2.99')}`],
    ['a test file is missing', `${pass.replace('card.test', 'gone.test')}\n${exception}`],
    ['a test has another name', `${pass.replace('when it is text', 'when it is HTML')}\n${exception}`],
    [
      'a pass has no test',
      `${pass.replace('[when it is text](../../shell/test/card.test.tsx)', '')}\n${exception}`,
    ],
    ['a pass links to a document', `${pass.replace('../../shell/test/card.test.tsx', note)}\n${exception}`],
    ['the verdict is unknown', `${pass.replace('pass', 'mostly')}\n${exception}`],
    ['an exception has no reason', `${pass}\n| 6.3.3 | exception | | |`],
    ['an exception names a missing note', `${pass}\n${exception.replace('0030', '0099')}`],
  ])('when %s, then the gate fails', (_fault, text) => {
    expect(verdictOn(text)).toBe(false);
  });

  test('there are 70 requirements of level 1 and 183 of level 2, each listed once', () => {
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(requirements.filter(({ level }) => level === 2)).toHaveLength(183);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253);
  });
});

describe('judge cases of third-party sign-in', () => {
  const needed = [
    [
      'the state is missing',
      'the state of a sign-in with Google when the state is missing, then the sign-in has expired',
    ],
    [
      'the state is missing',
      'the state of a sign-in with Google when the state is empty, then the sign-in has expired',
    ],
    [
      'the state is wrong',
      'the state of a sign-in with Google when the state is made up, then the sign-in has expired',
    ],
    [
      'the state is wrong',
      'the state of a sign-in with Google when another person’s browser sends the state, then the sign-in has expired, so nobody is signed in as a stranger',
    ],
    [
      'the state is wrong',
      'the state of a sign-in with Google when the browser sends no cookie, then the sign-in has expired',
    ],
    [
      'the state is replayed',
      'the state of a sign-in with Google when the state is replayed, then the second sign-in has expired',
    ],
    [
      'the state is replayed',
      'the state of a sign-in with Google when the state arrives twenty times at once, then one sign-in succeeds',
    ],
    [
      'the code is used again',
      'the code of a sign-in with Google when the code was already used, then the sign-in is rejected',
    ],
    [
      'the proof key does not match',
      'the code of a sign-in with Google when the code was issued for another PKCE challenge, then the sign-in is rejected',
    ],
    [
      'the email is not verified',
      'the address of a Google account when Google has not verified the address, then nobody is signed in and no account is created',
    ],
    [
      'the email is not verified',
      'the address of a Google account when the Marquee account has never confirmed the address, then the person has to sign in with the password first',
    ],
    [
      'the role or the account clashes',
      'the address of a Google account when the address is the operator’s, then the sign-in is rejected because of the role',
    ],
    [
      'the role or the account clashes',
      'the address of a Google account when the Marquee account is linked to another Google account, then the sign-in is rejected',
    ],
    [
      'the way back leads elsewhere',
      'the page to return to when `returnTo` is "https://evil.example/", then it is dropped',
    ],
    [
      'the way back leads elsewhere',
      'the page to return to when `returnTo` is "//evil.example", then it is dropped',
    ],
    [
      'the person declines',
      'an error that Google returns when the user cancels, then the sign-in page says so and the requested page is kept',
    ],
    [
      'the third party is slow',
      'a failure of Google when Google does not answer, then the sign-in fails and no connection stays open',
    ],
    [
      'the third party is slow',
      'a failure of Google when Google stops in the middle of its answer, then the sign-in fails and no connection stays open',
    ],
  ] as const;
  // Titles of other cases that contain words of the titles above.
  const others = [
    'the code of a sign-in with Google when the code is made up, then the sign-in is rejected',
    'Google sign-in when one network starts it too often, then it has to wait',
    'the way to Google when two tabs take it, then both come back',
    'a second sign-in with Google when it is a provider, then it leads to their own front door',
  ];
  const cases = [...needed.map(([, name]) => name), ...others].map((name) => ({ name, passed: true }));

  test('when there are enough cases and every topic is among them, then the gate passes', () => {
    expect(judgeCases(cases).passed).toBe(true);
  });

  test.each(needed)('when no case for “%s” has the name %j, then that case is reported', (topic, name) => {
    const { passed, remarks } = judgeCases(cases.filter((one) => one.name !== name));

    expect([passed, remarks]).toEqual([false, [`no case where ${topic}: ${name}`]]);
  });

  test.each([
    ['there are no cases', []],
    ['there are too few cases', cases.slice(0, 13)],
    ['a case failed', [...cases, { name: 'when it rains', passed: false }]],
    [
      'a case that a topic needs failed',
      cases.map((one, place) => (place === 5 ? { ...one, passed: false } : one)),
    ],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeCases(planted).passed).toBe(false);
  });

  test('when jest reports skipped and failed cases, then they count as not passed', () => {
    const assertionResults = ['passed', 'pending', 'failed'].map((status) => ({
      ancestorTitles: ['Google', 'the state'],
      title: status,
      fullName: status,
      status,
    }));

    expect(readCases(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
      { name: 'Google the state passed', passed: true },
      { name: 'Google the state pending', passed: false },
      { name: 'Google the state failed', passed: false },
    ]);
  });
});

describe('changes between two readings of the databases', () => {
  const before = new Map([
    ['quotes.quotes', '2 documents, abc'],
    ['quotes.empty', '0 documents, 000'],
  ]);

  test('when only empty collections were added or removed, then there are no changes', () => {
    const after = new Map([
      ['quotes.quotes', '2 documents, abc'],
      ['quotes.new', '0 documents, 000'],
    ]);

    expect(changesBetween(before, after)).toEqual([]);
  });

  test.each([
    ['a document was changed', new Map([['quotes.quotes', '2 documents, abd']])],
    ['a document was removed', new Map([['quotes.quotes', '1 documents, abe']])],
    ['all documents were removed', new Map<string, string>()],
    ['a document was added elsewhere', new Map([...before, ['events.events', '1 documents, x']])],
  ])('when %s, then the change is reported', (_change, after) => {
    expect(changesBetween(before, after)).toHaveLength(1);
  });
});
