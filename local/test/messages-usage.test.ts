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
