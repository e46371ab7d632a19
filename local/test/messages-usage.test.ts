import { parseCommand } from '../src/messages/parse-command.ts';
import { runAs } from './run-as.ts';

describe('npm run messages, asked wrongly', () => {
  test.each([
    [[]],
    [['lsit']],
    [['show']],
    [['drop', 'x'.repeat(43)]],
    [['redrive']],
    [['redrive', 'x', '--all']],
    [['list', '--status', 'lost']],
    [['list', '--colour']],
  ])('when it is asked %j, then the usage is the answer, and exit code 2', async (args) => {
    const { code, complained } = await runAs({}, ...args);

    expect([code, complained]).toEqual([2, expect.stringContaining('npm run messages -- list')]);
  });
});

describe('npm run messages, asked for an id', () => {
  const id = `-${'x'.repeat(42)}`;

  test.each([
    [['show', id], { act: 'show', id }],
    [['redrive', id], { act: 'redrive', id }],
    [['drop', id, '--reason', 'a test'], { act: 'drop', id, reason: 'a test' }],
    [['drop', '--reason', 'a test', id], { act: 'drop', id, reason: 'a test' }],
  ])('when it begins with a dash, then it is the id all the same (%j)', (args, command) => {
    expect(parseCommand(args)).toMatchObject({ command });
  });
});
