import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT, importJWK } from 'jose';
import type { JWTPayload } from 'jose';
import { anAdminCaller } from '../src/test-kit/callers.ts';
import { startMinimalService } from './start-minimal-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startMinimalService('quotes');
});
afterAll(() => service.stop());

type Forgery = { claims?: JWTPayload & { role?: string }; header?: Record<string, string>; key?: Key };
type Key = Parameters<SignJWT['sign']>[0];

/** Valid claims: an admin's token for this service, issued by identity. */
function rightClaims(): JWTPayload {
  const { id, ...admin } = anAdminCaller();
  const iat = Math.floor(service.clock.now().getTime() / 1_000);
  return { sub: id, ...admin, iss: 'marquee-identity', aud: 'quotes', iat, exp: iat + 60, jti: randomUUID() };
}

async function aToken({ claims, header, key }: Forgery = {}): Promise<string> {
  const signing = key ?? (await importJWK(service.tokens.signingKey, 'EdDSA'));
  return new SignJWT({ ...rightClaims(), ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test', ...header })
    .sign(signing);
}

async function statusWith(token: string): Promise<number> {
  const answer = await service.fetch('/api/admin/messages/quotes', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

function now(): number {
  return Math.floor(service.clock.now().getTime() / 1_000);
}

/** Returns the public part of identity's key. */
function publicPem(): string {
  const key = service.tokens.publicKeys.keys[0] ?? {};
  return createPublicKey({ key: { ...key }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

const others = generateKeyPairSync('ed25519').privateKey;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const forgeries: [string, () => Promise<string> | string][] = [
  ['alg: none', () => new UnsecuredJWT(rightClaims()).encode()],
  [
    'alg: the public key as a shared secret',
    () => aToken({ header: { alg: 'HS256' }, key: new TextEncoder().encode(publicPem()) }),
  ],
  ['alg: RSA', () => aToken({ header: { alg: 'RS256' }, key: rsa })],
  ['key: another key under our key id', () => aToken({ key: others })],
  ['key: an unknown key id', () => aToken({ header: { kid: 'other' }, key: others })],
  ['iss: another issuer', () => aToken({ claims: { iss: 'marquee' } })],
  ['iss: none', () => aToken({ claims: { iss: undefined } as never })],
  ['aud: another service', () => aToken({ claims: { aud: 'billing' } })],
  ['aud: several services', () => aToken({ claims: { aud: ['quotes', 'billing'] } })],
  ['aud: none', () => aToken({ claims: { aud: undefined } as never })],
  ['typ: a plain JWT', () => aToken({ header: { typ: 'JWT' } })],
  ['typ: none', () => aToken({ header: { typ: undefined } as never })],
  ['exp: now', () => aToken({ claims: { exp: now() } })],
  ['exp: none', () => aToken({ claims: { exp: undefined } as never })],
  ['exp: later than identity allows', () => aToken({ claims: { exp: now() + 3_600 } })],
  ['nbf: in the future', () => aToken({ claims: { nbf: now() + 30 } })],
  ['sub: none', () => aToken({ claims: { sub: undefined } as never })],
  ['role: an unknown one', () => aToken({ claims: { role: 'owner' } })],
  ['changed after it was signed', async () => (await aToken()).replace(/\.[\w-]+\./, `.${changed()}.`)],
];

function changed(): string {
  return Buffer.from(JSON.stringify({ ...rightClaims(), sub: 'somebody' })).toString('base64url');
}

describe('a token behind the gateway', () => {
  test('when it is valid, then it is accepted', async () => {
    expect(await statusWith(await aToken())).toBe(200);
  });

  test.each(forgeries)('when it is forged (%s), then the answer is 401', async (_case, forge) => {
    expect(await statusWith(await forge())).toBe(401);
  });

  test('when it is missing, or has another scheme, then the answer is 401', async () => {
    const token = await aToken();

    const bare = await service.fetch('/api/admin/messages/quotes');
    const basic = await service.fetch('/api/admin/messages/quotes', {
      headers: { authorization: `Basic ${token}` },
    });

    expect([bare.status, basic.status]).toEqual([401, 401]);
  });
});
