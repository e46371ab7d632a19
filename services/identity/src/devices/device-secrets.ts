import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createKeyedHash } from '../keyed-hash.ts';

/** Secrets that identify browsers, in 43 characters: 160 random bits and a signature of 96 bits. */
export type DeviceSecrets = {
  make(): string;
  isOurs(secret: string): boolean;
  /** True also for unsigned secrets of earlier releases, which an account may still know. */
  isWellFormed(secret: string): boolean;
};

const randomLength = 20;
const signatureLength = 12;
const wellFormed = /^[\w-]{43}$/;

/** If `secret` changes, accounts still recognize the devices that they already know. */
export function createDeviceSecrets(secret: string): DeviceSecrets {
  const hash = createKeyedHash(secret, 'marquee known devices');
  const signatureOf = (random: Buffer) => hash(random).subarray(0, signatureLength);

  return {
    make() {
      const random = randomBytes(randomLength);
      return Buffer.concat([random, signatureOf(random)]).toString('base64url');
    },
    isOurs(candidate) {
      const bytes = Buffer.from(candidate, 'base64url');
      const random = bytes.subarray(0, randomLength);
      return (
        bytes.length === randomLength + signatureLength &&
        timingSafeEqual(bytes.subarray(randomLength), signatureOf(random))
      );
    },
    isWellFormed: (candidate) => wellFormed.test(candidate),
  };
}
