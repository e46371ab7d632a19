import { generateKeyPairSync } from 'node:crypto';

import type { Service } from '@marquee/contracts/operation';
import { toClaims, tokenIssuer, tokenType } from '@marquee/service-kit/auth/token-claims';
import type { Caller } from '@marquee/service-kit/auth/caller';
import { importJWK, SignJWT } from 'jose';
import type { JWK, JWTHeaderParameters } from 'jose';

export type Forgery = { name: string; make: (audience: Service) => Promise<string> };

/** The differences from a genuine token. Each forgery tests a single check, so that its rejection shows that this check works. */
type TokenOptions = {
  header?: Partial<JWTHeaderParameters>;
  key?: Parameters<SignJWT['sign']>[0];
  issuer?: string;
  audience?: Service;
  lifetimeSeconds?: number | null;
};

type Known = {
  /** Identity's key. A forger knows only its public half and its kid; tokens that are merely misused are signed with the whole key. */
  signingKey: JWK;
  caller: Caller;
  /** Seconds since 1970. */
  now: number;
};

/** Tokens that might be tried by an attacker who can call a service without the gateway. */
export function forgeriesOf({ signingKey, caller, now }: Known): Forgery[] {
  const genuine = { alg: 'EdDSA', typ: tokenType, kid: signingKey.kid ?? '' };
  const strange = generateKeyPairSync('ed25519');

  async function createToken(audience: Service, options: TokenOptions = {}): Promise<string> {
    const { lifetimeSeconds = 59, issuer = tokenIssuer } = options;
    const token = new SignJWT(toClaims(caller))
      .setProtectedHeader({ ...genuine, ...options.header })
      .setIssuer(issuer)
      .setAudience(options.audience ?? audience)
      .setIssuedAt(now - 1);
    return (lifetimeSeconds === null ? token : token.setExpirationTime(now + lifetimeSeconds)).sign(
      options.key ?? (await importJWK(signingKey, 'EdDSA')),
    );
  }

  const named = (name: string, options: (audience: Service) => TokenOptions): Forgery => ({
    name,
    make: (audience) => createToken(audience, options(audience)),
  });
  return [
    named('signed with a strange key', () => ({ key: strange.privateKey })),
    named('bringing its own key', () => ({
      key: strange.privateKey,
      header: { jwk: strange.publicKey.export({ format: 'jwk' }) },
    })),
    named('keyed with the public key as a shared secret', () => ({
      key: new TextEncoder().encode((signingKey.x ?? '').padEnd(32, '=')),
      header: { alg: 'HS256' },
    })),
    named('for another service', (audience) => ({ audience: otherThan(audience) })),
    named('from another issuer', () => ({ issuer: 'somebody-else' })),
    named('of another type', () => ({ header: { typ: 'JWT' } })),
    named('expired', () => ({ lifetimeSeconds: -30 })),
    named('good for an hour', () => ({ lifetimeSeconds: 3_600 })),
    named('without an end', () => ({ lifetimeSeconds: null })),
    { name: 'unsigned', make: async (audience) => unsigned(await createToken(audience)) },
    { name: 'changed after it was signed', make: async (audience) => promoted(await createToken(audience)) },
  ];
}

/** A token as the gateway sends it. Its acceptance shows that a forged token is rejected because of the forgery. */
export function genuineToken({ signingKey, caller, now }: Known, audience: Service): Promise<string> {
  return importJWK(signingKey, 'EdDSA').then((key) =>
    new SignJWT(toClaims(caller))
      .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid: signingKey.kid ?? '' })
      .setIssuer(tokenIssuer)
      .setAudience(audience)
      .setIssuedAt(now - 1)
      .setExpirationTime(now + 59)
      .sign(key),
  );
}

function otherThan(audience: Service): Service {
  return audience === 'quotes' ? 'events' : 'quotes';
}

function unsigned(token: string): string {
  const [, payload = ''] = token.split('.');
  return `${encode({ alg: 'none', typ: tokenType })}.${payload}.`;
}

function promoted(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
