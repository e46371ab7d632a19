import { DomainError } from '@marquee/service-kit/domain-error';
import type { Offer, TwoFactor, TwoFactorFact } from './two-factor.ts';

/** A given proof: the period of an authenticator’s code (null if the code is wrong), or the fingerprint of a recovery code. */
export type CodeProof =
  { kind: 'code'; period: number | null } | { kind: 'recovery-code'; fingerprint: string };

/** Requires a confirmed address. Otherwise a stranger who signed up with another person's address could lock out the address's owner. */
export function requireConfirmed({ emailVerified }: { emailVerified: boolean }): void {
  if (!emailVerified) {
    const message = 'Please confirm your email address first, with the link we emailed you.';
    throw new DomainError('conflict', 'email_not_confirmed', message);
  }
}

export function offer(twoFactor: TwoFactor, offered: Offer): TwoFactorFact {
  requireOff(twoFactor);
  return { type: 'offered', offer: offered };
}

/** Returns the encrypted secret that is to be confirmed. */
export function requireOpenOffer(twoFactor: TwoFactor, at: Date): string {
  requireOff(twoFactor);
  if (twoFactor.offer === null || twoFactor.offer.until <= at) {
    const message = 'This setup took too long. Please start again.';
    throw new DomainError('conflict', 'second_step_not_offered', message);
  }
  return twoFactor.offer.secret;
}

type Confirmation = { period: number | null; recoveryCodes: readonly string[]; at: Date };

export function turnOn(twoFactor: TwoFactor, { period, recoveryCodes, at }: Confirmation): TwoFactorFact {
  const secret = requireOpenOffer(twoFactor, at);
  if (period === null) {
    throw wrongCode();
  }
  return { type: 'turned-on', secret, period, recoveryCodes };
}

/** Returns the fact that uses up a code. A code works once, so that a code read over a shoulder is worthless. */
export function consumeCode(twoFactor: TwoFactor, proof: CodeProof): TwoFactorFact {
  requireOn(twoFactor);
  if (proof.kind === 'recovery-code') {
    const { fingerprint } = proof;
    if (!twoFactor.recoveryCodes.includes(fingerprint)) {
      throw wrongRecoveryCode();
    }
    return { type: 'recovery-code-taken', fingerprint };
  }
  if (proof.period === null) {
    throw wrongCode();
  }
  if (proof.period <= twoFactor.lastPeriod) {
    const message = 'This code has been used already. Please wait for the next one.';
    throw refused('code', codeUsed, message);
  }
  return { type: 'code-taken', period: proof.period };
}

/** Whether an earlier attempt of the same call has stored these codes. */
export function hasAnyOf({ recoveryCodes }: TwoFactor, codes: readonly string[]): boolean {
  return recoveryCodes.some((stored) => codes.includes(stored));
}

/** Returns the encrypted secret. */
export function requireOn({ secret }: TwoFactor): string {
  if (secret === null) {
    throw new DomainError('conflict', 'second_step_is_off', 'Two-factor authentication is off.');
  }
  return secret;
}

const codeUsed = 'second_step_code_used';
const codeWrong = 'second_step_code_wrong';

/** Whether an error is a wrong code, which counts as a guess. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof DomainError && error.code === codeWrong;
}

function requireOff({ secret }: TwoFactor): void {
  if (secret !== null) {
    throw new DomainError('conflict', 'second_step_is_on', 'Two-factor authentication is already on.');
  }
}

function wrongCode(): DomainError {
  return refused('code', codeWrong, 'That code is incorrect');
}

function wrongRecoveryCode(): DomainError {
  return refused('recoveryCode', codeWrong, 'That recovery code is incorrect or already used');
}

/** Uses 422 with the field, because the page of a signed-in caller would treat 401 as a sign-out. */
function refused(path: 'code' | 'recoveryCode', code: string, message: string): DomainError {
  return new DomainError('rule-broken', code, message, { errors: [{ path, message }] });
}
