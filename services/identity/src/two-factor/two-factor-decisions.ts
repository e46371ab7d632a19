import { DomainError } from '@marquee/service-kit/domain-error';
import type { Offer, TwoFactor, TwoFactorFact } from './two-factor.ts';

/** The given proof: the period of an authenticator’s code (null: of no period), or the fingerprint of a recovery code. */
export type CodeProof =
  { kind: 'code'; period: number | null } | { kind: 'recovery-code'; fingerprint: string };

/** A person who signs up with another person's address must not be able to lock its owner out, whose only way in is a password reset. */
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

/** Returns the sealed secret that is to be confirmed. */
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

/** A code works once, so that one read over a shoulder is worthless. */
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

/** Returns the sealed secret. */
export function requireOn({ secret }: TwoFactor): string {
  if (secret === null) {
    throw new DomainError('conflict', 'second_step_is_off', 'Two-factor authentication is off.');
  }
  return secret;
}

const codeUsed = 'second_step_code_used';
const codeWrong = 'second_step_code_wrong';

/** Whether a rejection counts as a guess. */
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

/** 422 with the field, for signed-in callers: 401 would end their session in the page. */
function refused(path: 'code' | 'recoveryCode', code: string, message: string): DomainError {
  return new DomainError('rule-broken', code, message, { errors: [{ path, message }] });
}
