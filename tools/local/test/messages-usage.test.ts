import { parseCommand } from '../src/messages/parse-command.ts';
import { runMessagesCommand } from './run-messages-command.ts';

describe('npm run messages, wrong usage', () => {
  test.each([
    [[], 'The command is missing.'],
    [['lsit'], 'Unknown command "lsit".'],
    [['show'], 'show requires an id.'],
    [['drop', 'x'.repeat(43)], 'drop requires --reason'],
    [['redrive'], 'redrive requires exactly one of an id, --queue and --all.'],
    [['redrive', 'x', '--all'], 'redrive requires exactly one of'],
    [['list', '--status', 'lost'], '--status must be one of parked, redriven, dropped, not lost.'],
    [['list', '--colour'], "Unknown option '--colour'."],
  ])(
    'when the command is called with %j, then it states the error before the usage, with exit code 2',
    async (args, wrong) => {
      const { code, stderr } = await runMessagesCommand({}, ...args);

      expect([code, stderr]).toEqual([2, expect.stringContaining(wrong)]);
      expect(stderr).toContain('\n\nnpm run messages -- list');
    },
  );

  test('when help is requested, then the usage goes to stdout', async () => {
    expect(await runMessagesCommand({}, '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run messages -- list') as string,
    });
  });

  test.each(['rubbish', 'localhost:28001', 'ftp://localhost'])(
    'when MARQUEE_URL is %s, then one line says what it must be, and the exit code is 2',
    async (url) => {
      const { code, stderr } = await runMessagesCommand({ MARQUEE_URL: url }, 'list');

      expect([code, stderr]).toEqual([2, expect.stringMatching(/^MARQUEE_URL must be .* not .*$/)]);
    },
  );

  test('when the local stack has another port, then the command calls that port', async () => {
    const { code, stderr } = await runMessagesCommand({ PORT: '9' }, 'list');

    expect([code, stderr]).toEqual([3, expect.stringContaining('http://localhost:9 cannot be reached')]);
  });
});

describe('npm run messages, with an id', () => {
  const id = `-${'x'.repeat(42)}`;

  test.each([
    [['show', id], { action: 'show', id }],
    [['redrive', id], { action: 'redrive', id }],
    [['drop', id, '--reason', 'a test'], { action: 'drop', id, reason: 'a test' }],
    [['drop', '--reason', 'a test', id], { action: 'drop', id, reason: 'a test' }],
  ])('when the id begins with a dash, then it is not parsed as an option (%j)', (args, command) => {
    expect(parseCommand(args)).toMatchObject({ command });
  });
});
