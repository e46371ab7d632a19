import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createKeyedHash } from '../keyed-hash.ts';
import { plainRecoveryCode, recoveryCodeBytes, recoveryCodesFrom } from './recovery-codes.ts';

/** Encrypts secrets of accounts, so that the database alone discloses nothing. Each is bound to its account. */
export type Safe = {
  seal(secret: string, accountId: string): string;
  /** Throws when it was sealed for another account or with another key, or was modified. */
  open(sealed: string, accountId: string): string;
  /** Deterministic for a call, whose answer may be lost and repeated; nobody can derive the codes without the key. */
  recoveryCodes(callId: string, accountId: string): string[];
  fingerprint(recoveryCode: string, accountId: string): string;
};

const cipher = 'aes-256-gcm';

export function createSafe(key: string): Safe {
  const sealKey = derived(key, 'marquee second step secrets');
  const fingerprintOf = createKeyedHash(key, 'marquee recovery codes');
  return {
    seal(secret, accountId) {
      const nonce = randomBytes(12);
      const sealing = createCipheriv(cipher, sealKey, nonce).setAAD(Buffer.from(accountId));
      const content = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return [nonce, content, sealing.getAuthTag()].map((part) => part.toString('base64url')).join('.');
    },
    open(sealed, accountId) {
      const [nonce, content, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (nonce === undefined || content === undefined || tag === undefined) {
        throw new Error('a secret of a second step was not sealed by us');
      }
      const opening = createDecipheriv(cipher, sealKey, nonce, { authTagLength: 16 });
      opening.setAAD(Buffer.from(accountId)).setAuthTag(tag);
      return Buffer.concat([opening.update(content), opening.final()]).toString('utf8');
    },
    recoveryCodes(callId, accountId) {
      const purpose = `marquee recovery codes of ${accountId} by ${callId}`;
      return recoveryCodesFrom(derived(key, purpose, recoveryCodeBytes));
    },
    fingerprint(recoveryCode, accountId) {
      return fingerprintOf(`${accountId} ${plainRecoveryCode(recoveryCode)}`).toString('base64url');
    },
  };
}

function derived(key: string, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, length));
}
