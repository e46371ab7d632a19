import { keyConfig } from '@marquee/identity/config';
import type { Caller } from '@marquee/service-kit/auth/caller';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { createTokenVerifier } from '@marquee/service-kit/auth/token-verifier';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';

import { generateSecrets } from '../src/secrets/generate-secrets.ts';
import { runSecretsCommand } from './run-secrets-command.ts';

type Keys = { TOKEN_SIGNING_KEY: string; TOKEN_PUBLIC_KEYS: string };

const { now } = createTestClock();
const caller = aClientCaller();

/**
 * The caller that `service` reads from a token that `identity` has signed. Null if the public keys of `service` do not verify the token.
 */
async function seenBy(service: Keys, identity: Keys): Promise<Caller | null> {
  const { TOKEN_SIGNING_KEY: key } = loadConfig(keyConfig, identity);
  const { TOKEN_PUBLIC_KEYS: keys } = loadConfig(keyConfig, service);
  const token = await createTokenSigner({ key, now }).sign(caller, 'quotes');
  return createTokenVerifier({ audience: 'quotes', keys, now }).verify(token);
}

/** The environments of a deployment's processes, step by step. */
async function rotation(): Promise<{ before: Keys; known: Keys; signing: Keys; after: Keys }> {
  const { TOKEN_SIGNING_KEY, TOKEN_PUBLIC_KEYS } = generateSecrets();
  const before = { TOKEN_SIGNING_KEY, TOKEN_PUBLIC_KEYS };
  const [, rotated] = await runSecretsCommand(['--rotate'], before);
  const known = { ...before, TOKEN_PUBLIC_KEYS: valueIn(rotated, 'TOKEN_PUBLIC_KEYS') };
  const signing = { ...known, TOKEN_SIGNING_KEY: valueIn(rotated, 'TOKEN_SIGNING_KEY') };
  const [, retired] = await runSecretsCommand(['--retire'], signing);
  return {
    before,
    known,
    signing,
    after: { ...signing, TOKEN_PUBLIC_KEYS: valueIn(retired, 'TOKEN_PUBLIC_KEYS') },
  };
}

function valueIn(printed: string, name: string): string {
  return new RegExp(`^${name}='(.*)'$`, 'm').exec(printed)?.[1] ?? 'not printed';
}

describe('a new signing key', () => {
  test('when processes are restarted step by step, then no token is rejected at any step', async () => {
    const { before, known, signing, after } = await rotation();

    const moments = [
      ...[seenBy(before, before), seenBy(before, known), seenBy(known, before), seenBy(known, known)],
      ...[seenBy(known, signing), seenBy(signing, known), seenBy(signing, signing)],
      ...[seenBy(after, signing), seenBy(signing, after), seenBy(after, after)],
    ];
    expect(await Promise.all(moments)).toEqual(moments.map(() => caller));
  });

  test('when the steps are reversed, then services that do not know the new key reject tokens', async () => {
    const { before, signing } = await rotation();

    expect(await seenBy(before, signing)).toBeNull();
  });

  test('when the rotation is complete, then the old key is no longer accepted; the printed lines state the order', async () => {
    const { before, after } = await rotation();
    const [, printed] = await runSecretsCommand(['--rotate'], before);

    expect(await seenBy(after, before)).toBeNull();
    expect(printed.match(/^# \d|^\w+/gm)).toEqual([
      '# 1',
      'TOKEN_PUBLIC_KEYS',
      '# 2',
      'TOKEN_SIGNING_KEY',
      '# 3',
    ]);
  });
});
