import { runMessagesCommand } from './run-messages-command.ts';
import { startRunningServices } from './running-services.ts';
import type { RunningServices } from './running-services.ts';

describe('npm run messages, signing in', () => {
  let product: RunningServices;

  // Programs and services start slowly on a busy machine.
  jest.setTimeout(120_000);

  beforeAll(async () => {
    product = await startRunningServices();
  });

  afterAll(() => product.stop());

  test('when the password is wrong, then the command exits with code 1', async () => {
    const { code, stderr } = await runMessagesCommand(
      { MARQUEE_URL: product.url, ADMIN_PASSWORD: 'wrong' },
      'list',
    );

    expect([code, stderr]).toEqual([1, expect.stringMatching(/password/i)]);
  });

  test('when the code is wrong or has been used, then the command exits with code 1', async () => {
    const MARQUEE_CODE = product.nextCode();
    const once = () => runMessagesCommand({ MARQUEE_URL: product.url, MARQUEE_CODE }, 'list');
    await once();

    const again = await once();
    const wrong = await runMessagesCommand({ MARQUEE_URL: product.url, MARQUEE_CODE: '000000' }, 'list');

    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('used already')]);
    expect([wrong.code, wrong.stderr]).toEqual([1, 'That code is incorrect']);
  });

  test('when no code is given, then the command generates codes from the secret', async () => {
    product.services.identity.clock.set(new Date());
    const environment = { MARQUEE_URL: product.url };

    const first = await runMessagesCommand(environment, 'list');
    const second = await runMessagesCommand(environment, 'list');

    expect([first.code, second.code]).toEqual([0, 0]);
  });
});
