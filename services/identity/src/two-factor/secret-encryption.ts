import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createKeyedHash } from '../keyed-hash.ts';
import { normalizeRecoveryCode, recoveryCodeBytes, recoveryCodesFrom } from './recovery-codes.ts';

/** Encrypts secrets of accounts, so that the database alone does not disclose them. Each secret is bound to its account. */
export type SecretEncryption = {
  encrypt(secret: string, accountId: string): string;
  /** Throws if the secret was encrypted for another account or with another key, or was modified. */
  decrypt(encrypted: string, accountId: string): string;
  /** Returns the same codes when a call is repeated after its answer was lost. Nobody can derive the codes without the key. */
  recoveryCodes(callId: string, accountId: string): string[];
  fingerprint(recoveryCode: string, accountId: string): string;
};

const cipher = 'aes-256-gcm';

export function createSecretEncryption(key: string): SecretEncryption {
  const encryptionKey = deriveKey(key, 'marquee second step secrets');
  const fingerprintOf = createKeyedHash(key, 'marquee recovery codes');
  return {
    encrypt(secret, accountId) {
      const nonce = randomBytes(12);
      const encryptor = createCipheriv(cipher, encryptionKey, nonce).setAAD(Buffer.from(accountId));
      const content = Buffer.concat([encryptor.update(secret, 'utf8'), encryptor.final()]);
      return [nonce, content, encryptor.getAuthTag()].map((part) => part.toString('base64url')).join('.');
    },
    decrypt(encrypted, accountId) {
      const [nonce, content, tag] = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (nonce === undefined || content === undefined || tag === undefined) {
        throw new Error('a two-factor secret was not encrypted by this service');
      }
      const decryptor = createDecipheriv(cipher, encryptionKey, nonce, { authTagLength: 16 });
      decryptor.setAAD(Buffer.from(accountId)).setAuthTag(tag);
      return Buffer.concat([decryptor.update(content), decryptor.final()]).toString('utf8');
    },
    recoveryCodes(callId, accountId) {
      const purpose = `marquee recovery codes of ${accountId} by ${callId}`;
      return recoveryCodesFrom(deriveKey(key, purpose, recoveryCodeBytes));
    },
    fingerprint(recoveryCode, accountId) {
      return fingerprintOf(`${accountId} ${normalizeRecoveryCode(recoveryCode)}`).toString('base64url');
    },
  };
}

function deriveKey(key: string, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, length));
}
