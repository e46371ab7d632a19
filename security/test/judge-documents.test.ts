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

  test('when each requirement has its line, then it is met', () => {
    expect(
      verdictOn(`# ASVS\n\n| | verdict | how | test |\n| --- | --- | --- | --- |\n${pass}\n${exception}`),
    ).toBe(true);
  });

  test.each([
    ['there is no document', null],
    ['a requirement has no line', pass],
    ['one occurs twice', `${pass}\n${pass}\n${exception}`],
    ['one does not exist', `${pass}\n${exception}\n${pass.replace('1.2.1', '1.2.99')}`],
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
  ])('when %s, then it is not met', (_fault, text) => {
    expect(verdictOn(text)).toBe(false);
  });

  test('when the requirements are counted, then there are 70 of level 1 and 183 of level 2, each once', () => {
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(requirements.filter(({ level }) => level === 2)).toHaveLength(183);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253);
  });
});

describe('judge cases of third-party sign-in', () => {
  const needed = [
    ['the state is missing', 'the state when it is missing, then the way back has expired'],
    ['the state is missing', 'the state when it is empty, then the way back has expired'],
    ['the state is wrong', 'the state when it is made up, then the way back has expired'],
    [
      'the state is wrong',
      'the state when somebody else’s browser brings it, then it has expired there: nobody is signed in as a stranger',
    ],
    ['the state is wrong', 'the state when the browser brings no cookie, then it has expired'],
    ['the state is replayed', 'the state when it is replayed, then the second time has expired'],
    ['the state is replayed', 'the state when it comes twenty times at once, then one goes in'],
    ['the code is used again', 'the code when it was used before, then it is refused'],
    [
      'the proof key does not match',
      'the code when it was given for another challenge, then it is refused: PKCE',
    ],
    [
      'the email is not verified',
      'the address when Google has not verified it, then nobody is signed in and nothing is made',
    ],
    [
      'the email is not verified',
      'the address when an account here has never confirmed it, then its owner signs in with the password first',
    ],
    ['the role or the account clashes', 'the address when it is the operator’s, then the role forbids it'],
    [
      'the role or the account clashes',
      'the address when another Google account had it before, then it does not take over',
    ],
    [
      'the way back leads elsewhere',
      'the place to go to when it is "https://evil.example/", then it is dropped: no open redirect',
    ],
    [
      'the way back leads elsewhere',
      'the place to go to when it is "//evil.example", then it is dropped: no open redirect',
    ],
    [
      'the person declines',
      'Google says no when the user cancels, then it says so and where they wanted to go is kept',
    ],
    [
      'the third party is slow',
      'a Google that does not answer when it says nothing, then the sign-in page says so in time, and nothing stays open',
    ],
    [
      'the third party is slow',
      'a Google that does not answer when it stops in the middle, then the sign-in page says so in time, and nothing stays open',
    ],
  ] as const;
  // Each contains words that are also in titles of other cases.
  const others = [
    'the code when it is made up, then it is refused',
    'Google sign-in when one network starts it too often, then it has to wait',
    'the way to Google when two tabs take it, then both come back',
    'a second sign-in with Google when it is a provider, then it leads to their own front door',
  ];
  const cases = [...needed.map(([, name]) => name), ...others].map((name) => ({ name, passed: true }));

  test('when there are enough and every topic is among them, then it is met', () => {
    expect(judgeCases(cases).passed).toBe(true);
  });

  test.each(needed)('when there is no case where %s by the name %j, then that is reported', (topic, name) => {
    const { passed, remarks } = judgeCases(cases.filter((one) => one.name !== name));

    expect([passed, remarks]).toEqual([false, [`no case where ${topic}: ${name}`]]);
  });

  test.each([
    ['there are none', []],
    ['there are too few', cases.slice(0, 13)],
    ['one failed', [...cases, { name: 'when it rains', passed: false }]],
    [
      'one that a topic needs failed',
      cases.map((one, place) => (place === 5 ? { ...one, passed: false } : one)),
    ],
  ])('when %s, then it is not met', (_fault, planted) => {
    expect(judgeCases(planted).passed).toBe(false);
  });

  test('when jest has reported, then skipped and failed ones have not passed', () => {
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

  test('when nothing changed but an empty collection was added or removed, then there are none', () => {
    const after = new Map([
      ['quotes.quotes', '2 documents, abc'],
      ['quotes.new', '0 documents, 000'],
    ]);

    expect(changesBetween(before, after)).toEqual([]);
  });

  test.each([
    ['one was changed', new Map([['quotes.quotes', '2 documents, abd']])],
    ['one was removed', new Map([['quotes.quotes', '1 documents, abe']])],
    ['all went', new Map<string, string>()],
    ['one was added elsewhere', new Map([...before, ['events.events', '1 documents, x']])],
  ])('when %s, then it is reported', (_change, after) => {
    expect(changesBetween(before, after)).toHaveLength(1);
  });
});
