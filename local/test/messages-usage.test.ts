import { parseCommand } from '../src/messages/parse-command.ts';
import { runAs } from './run-as.ts';

describe('npm run messages, wrong usage', () => {
  test.each([
    [[], 'Say what to do.'],
    [['lsit'], 'There is no "lsit".'],
    [['show'], 'show wants an id.'],
    [['drop', 'x'.repeat(43)], 'drop wants --reason'],
    [['redrive'], 'redrive wants an id, --queue or --all'],
    [['redrive', 'x', '--all'], 'one of them only'],
    [['list', '--status', 'lost'], '--status is parked, redriven, dropped, not lost.'],
    [['list', '--colour'], "Unknown option '--colour'."],
  ])(
    'when it is called with %j, then it states the error before the usage, with exit code 2',
    async (args, wrong) => {
      const { code, complained } = await runAs({}, ...args);

      expect([code, complained]).toEqual([2, expect.stringContaining(wrong)]);
      expect(complained).toContain('\n\nnpm run messages -- list');
    },
  );

  test('when help is requested, then the usage goes to stdout', async () => {
    expect(await runAs({}, '--help')).toMatchObject({
      code: 0,
      said: expect.stringContaining('npm run messages -- list') as string,
    });
  });

  test.each(['rubbish', 'localhost:28001', 'ftp://localhost'])(
    'when MARQUEE_URL is %s, then one line says what it must be, and exit code 2',
    async (url) => {
      const { code, complained } = await runAs({ MARQUEE_URL: url }, 'list');

      expect([code, complained]).toEqual([2, expect.stringMatching(/^MARQUEE_URL must be .* not .*$/)]);
    },
  );

  test('when the local stack has another port, then that is called', async () => {
    const { code, complained } = await runAs({ PORT: '9' }, 'list');

    expect([code, complained]).toEqual([3, expect.stringContaining('http://localhost:9 cannot be reached')]);
  });
});

describe('npm run messages, with an id', () => {
  const id = `-${'x'.repeat(42)}`;

  test.each([
    [['show', id], { act: 'show', id }],
    [['redrive', id], { act: 'redrive', id }],
    [['drop', id, '--reason', 'a test'], { act: 'drop', id, reason: 'a test' }],
    [['drop', '--reason', 'a test', id], { act: 'drop', id, reason: 'a test' }],
  ])('when it begins with a dash, then it is still the id (%j)', (args, command) => {
    expect(parseCommand(args)).toMatchObject({ command });
  });
});
