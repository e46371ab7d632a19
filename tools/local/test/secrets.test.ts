import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { configSchema as billingConfig } from '@marquee/billing/config';
import { gatewayConfig } from '@marquee/gateway/config';
import { identityConfig } from '@marquee/identity/config';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import { devKeys } from '../src/dev-keys.ts';
import { sharedEnvironment } from '../src/environment.ts';
import { generateSecrets } from '../src/secrets/generate-secrets.ts';
import { runSecretsCommand } from './run-secrets-command.ts';

/** Variables that an operator sets besides the secrets. */
const chosen = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://marquee.example',
  ADMIN_EMAIL: 'operator@marquee.example',
  SMTP_URL: 'smtps://marquee:secret@mail.example',
  IDENTITY_URL: 'http://identity:4001',
  EVENTS_URL: 'http://events:4002',
  QUOTES_URL: 'http://quotes:4003',
  BILLING_URL: 'http://billing:4004',
  SHELL_DIR: 'shell',
  TRUST_PROXY: '1',
  RELEASES_DIR: 'releases',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('npm run secrets', () => {
  test('when the command is called without options, then the printed secrets are enough to start in production', async () => {
    const [code, printed] = await runSecretsCommand([]);

    const environment = { ...chosen, ...parseEnv(printed) };
    expect(code).toBe(0);
    expect(() => loadConfig(identityConfig, environment)).not.toThrow();
    expect(() => loadConfig(billingConfig, environment)).not.toThrow();
    expect(() => loadConfig(gatewayConfig, environment)).not.toThrow();
  });

  test('when secrets are generated twice, then no secret is the same', async () => {
    const [first, second] = [generateSecrets(), generateSecrets()];

    const both = [...Object.values(first), ...Object.values(second)];
    expect(new Set(both).size).toBe(both.length);
  });

  test('when a file is named, then only its owner can read it, and it is never overwritten', async () => {
    const file = join(folder, 'production.env');

    const [code, output] = await runSecretsCommand(['--file', file]);
    const before = readFileSync(file, 'utf8');
    const [again, stderr] = await runSecretsCommand(['--file', file]);

    expect([code, again]).toEqual([0, 1]);
    expect(output).not.toContain('TOKEN_SIGNING_KEY');
    expect(stderr).toContain('already exists');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each([
    [['--colour'], {}, "Unknown option '--colour'"],
    [['--rotate', '--retire'], {}, 'run them separately'],
    [['--rotate'], {}, 'TOKEN_PUBLIC_KEYS: is missing'],
    [['--retire'], { TOKEN_SIGNING_KEY: 'x' }, 'TOKEN_SIGNING_KEY: must be a private Ed25519 JWK'],
  ])(
    'when the command is called with %j and %j, then it states the error, with exit code 2',
    async (args, given, why) => {
      const [code, stderr] = await runSecretsCommand(args, given);

      expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
      expect(stderr).toContain('npm run secrets -- --rotate');
    },
  );
});

describe('the stack on one machine', () => {
  async function environmentOf(given: NodeJS.ProcessEnv) {
    return sharedEnvironment({
      keys: await devKeys(join(folder, 'keys.json')),
      root: folder,
      dataFolder: folder,
      mongodbUrl: 'mongodb://127.0.0.1:27017',
      publicUrl: 'http://localhost:8080',
      metricsPort: 9464,
      emulatorVariables: {},
      userEnvironment: given,
    });
  }

  test('when NODE_ENV is production, then one line names every variable whose value is publicly known', async () => {
    const environment = await environmentOf({ NODE_ENV: 'production', PASSWORD_HASH_COST: 'lowest' });

    const names = [
      ...['SMTP_URL', 'PUBLIC_URL'],
      ...['TOKEN_SIGNING_KEY', 'TOKEN_PUBLIC_KEYS', 'INTERNAL_SECRET', 'LINK_SECRET'],
      ...['SECOND_STEP_KEY', 'ADMIN_TOTP_SECRET', 'ADMIN_PASSWORD', 'MONGODB_URL', 'PASSWORD_HASH_COST'],
    ];
    expect(() => loadConfig(identityConfig, environment)).toThrow(
      new RegExp(`^Configuration: ${names.map((name) => `${name}: [^;]+`).join('; ')}$`),
    );
  });

  test('when nothing is configured, then password hashing costs as much as in production', async () => {
    const environment = await environmentOf({});

    expect(loadConfig(identityConfig, environment).PASSWORD_HASH_COST).toBe('owasp');
  });

  test('when the stack restarts, then its keys are the same', async () => {
    const file = join(folder, 'keys.json');

    expect(await devKeys(file)).toEqual(await devKeys(file));
  });
});
