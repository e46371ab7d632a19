import { randomUUID } from 'node:crypto';
import { SignJWT, importJWK } from 'jose';
import type { JWTPayload } from 'jose';
import { createTokenVerifier } from '../src/auth/token-verifier.ts';
import { aClientCaller, anAdminCaller, aNewcomer, aProviderCaller } from '../src/test-kit/callers.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import type { TestClock } from '../src/test-kit/clock.ts';
import { createTestTokens } from '../src/test-kit/tokens.ts';
import type { TestTokens } from '../src/test-kit/tokens.ts';

let clock: TestClock;
let tokens: TestTokens;

beforeEach(() => {
  clock = createTestClock();
  tokens = createTestTokens(clock.now);
});

describe('the verifier of tokens', () => {
  test.each([aClientCaller(), aProviderCaller(), anAdminCaller(), aNewcomer()])(
    'when identity has signed the token for this service, then the result is the caller ($role)',
    async (caller) => {
      const token = await tokens.tokenFor(caller, 'quotes');

      expect(await verifierFor('quotes').verify(token)).toEqual(caller);
    },
  );

  test('when the token was verified before, then it is still rejected after 60 seconds', async () => {
    const verifier = verifierFor('quotes');
    const token = await tokens.tokenFor(aClientCaller(), 'quotes');
    clock.advance({ seconds: 59 });
    const before = await verifier.verify(token);
    clock.advance({ seconds: 1 });

    const after = await verifier.verify(token);

    expect(before).not.toBeNull();
    expect(after).toBeNull();
  });

  test('when the token is for another service, then it is rejected', async () => {
    const token = await tokens.tokenFor(aClientCaller(), 'billing');

    expect(await verifierFor('quotes').verify(token)).toBeNull();
  });

  test('when another key has signed the token, then it is rejected', async () => {
    const token = await createTestTokens(clock.now).tokenFor(aClientCaller(), 'quotes');

    expect(await verifierFor('quotes').verify(token)).toBeNull();
  });

  test.each([
    ['another issuer', { iss: 'somebody' }, {}],
    ['no expiry', { exp: undefined }, {}],
    ['no subject', { sub: undefined }, {}],
    ['another type', {}, { typ: 'JWT' }],
    ['an unknown role', { role: 'owner' }, {}],
    ['a client without its client id', { clientId: undefined }, {}],
  ])('when the token has %s, then it is rejected', async (_case, claims, header) => {
    const token = await sign({ ...rightClaims(), ...claims } as JWTPayload, header);

    expect(await verifierFor('quotes').verify(token)).toBeNull();
  });

  test('when the text is an altered token or no token, then it is rejected', async () => {
    const token = await tokens.tokenFor(aNewcomer(), 'quotes');
    const [header = '', , signature = ''] = token.split('.');
    const admin = Buffer.from(JSON.stringify({ ...rightClaims(), role: 'admin' })).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${admin}.`;

    const verified = await Promise.all(
      [`${header}.${admin}.${signature}`, unsigned, 'x.y.z', ''].map((forged) =>
        verifierFor('quotes').verify(forged),
      ),
    );

    expect(verified).toEqual([null, null, null, null]);
  });
});

function verifierFor(audience: 'quotes') {
  return createTokenVerifier({ audience, keys: tokens.publicKeys, now: clock.now });
}

function rightClaims(): JWTPayload {
  const { id, ...caller } = aClientCaller();
  const iat = Math.floor(clock.now().getTime() / 1_000);
  return {
    sub: id,
    ...caller,
    iss: 'marquee-identity',
    aud: 'quotes',
    iat,
    exp: iat + 60,
    jti: randomUUID(),
  };
}

async function sign(claims: JWTPayload, header: { typ?: string }): Promise<string> {
  const key = await importJWK(tokens.signingKey, 'EdDSA');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test', ...header })
    .sign(key);
}
