/** The two-factor authentication of one account. */
export type SecondStep = {
  /** The account's id. */
  id: string;
  version: number;
  /** Encrypted; null while it is off. */
  secret: string | null;
  offer: Offer | null;
  /** Period of the newest used code: no code works twice, and no older one works. */
  lastPeriod: number;
  /** Fingerprints of the unused codes. */
  recoveryCodes: readonly string[];
};

/** An encrypted secret that no code has confirmed yet. */
export type Offer = { secret: string; until: Date };

export type SecondStepFact =
  | { type: 'offered'; offer: Offer }
  | { type: 'turned-on'; secret: string; period: number; recoveryCodes: readonly string[] }
  | { type: 'code-taken'; period: number }
  | { type: 'recovery-code-taken'; fingerprint: string }
  | { type: 'recovery-codes-renewed'; recoveryCodes: readonly string[] }
  | { type: 'turned-off' };

/** Who changed what and when; never a secret. */
export type SecondStepHistoryEntry = { type: SecondStepFact['type']; actor: string; at: Date };

export function noSecondStep(accountId: string): SecondStep {
  return { id: accountId, version: 0, secret: null, offer: null, lastPeriod: 0, recoveryCodes: [] };
}

/** Null if it was never set up. */
export function isTurnedOn(step: SecondStep | null): boolean {
  return step !== null && step.secret !== null;
}

export function evolve(step: SecondStep, fact: SecondStepFact): SecondStep {
  switch (fact.type) {
    case 'offered':
      return { ...step, offer: fact.offer };
    case 'turned-on': {
      const { secret, period: lastPeriod, recoveryCodes } = fact;
      return { ...step, secret, lastPeriod, recoveryCodes, offer: null };
    }
    case 'code-taken':
      return { ...step, lastPeriod: fact.period };
    case 'recovery-code-taken':
      return { ...step, recoveryCodes: step.recoveryCodes.filter((kept) => kept !== fact.fingerprint) };
    case 'recovery-codes-renewed':
      return { ...step, recoveryCodes: fact.recoveryCodes };
    case 'turned-off':
      return { ...step, secret: null, offer: null, recoveryCodes: [] };
  }
}
