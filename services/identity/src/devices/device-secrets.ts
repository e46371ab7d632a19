import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createKeyedHash } from '../keyed-hash.ts';

/** The secrets that identify browsers: 160 random bits and 96 bits that only this server can compute, in 43 characters. */
export type DeviceSecrets = {
  make(): string;
  isOurs(secret: string): boolean;
  /** True also for unsigned secrets of earlier releases, which an account may still know. */
  isWellFormed(secret: string): boolean;
};

const randomLength = 20;
const signatureLength = 12;
const wellFormed = /^[\w-]{43}$/;

/** After a change of `secret`, each account still knows the devices that it already knew. */
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
