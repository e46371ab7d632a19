import type { HistoryEntry, NoData } from '@marquee/service-kit/store/history-entry';

/** The two-factor authentication of one account. */
export type TwoFactor = {
  /** The account's id. */
  id: string;
  version: number;
  /** Encrypted; null while two-factor authentication is off. */
  secret: string | null;
  offer: Offer | null;
  /** Period of the newest used code. Codes of this period and earlier ones no longer work. */
  lastPeriod: number;
  /** Fingerprints of the unused recovery codes. */
  recoveryCodes: readonly string[];
};

/** An encrypted secret that no code has confirmed yet. */
export type Offer = { secret: string; until: Date };

export type TwoFactorFact =
  | { type: 'offered'; offer: Offer }
  | { type: 'turned-on'; secret: string; period: number; recoveryCodes: readonly string[] }
  | { type: 'code-taken'; period: number }
  | { type: 'recovery-code-taken'; fingerprint: string }
  | { type: 'recovery-codes-renewed'; recoveryCodes: readonly string[] }
  | { type: 'turned-off' };

/** Who changed what and when; contains no secret. */
export type TwoFactorHistoryEntry = HistoryEntry<{ type: TwoFactorFact['type']; data: NoData }>;

export function noTwoFactor(accountId: string): TwoFactor {
  return { id: accountId, version: 0, secret: null, offer: null, lastPeriod: 0, recoveryCodes: [] };
}

/** Whether two-factor authentication is on. `twoFactor` is null if its setup was never begun. */
export function isTurnedOn(twoFactor: TwoFactor | null): boolean {
  return twoFactor !== null && twoFactor.secret !== null;
}

export function evolve(twoFactor: TwoFactor, fact: TwoFactorFact): TwoFactor {
  switch (fact.type) {
    case 'offered':
      return { ...twoFactor, offer: fact.offer };
    case 'turned-on': {
      const { secret, period: lastPeriod, recoveryCodes } = fact;
      return { ...twoFactor, secret, lastPeriod, recoveryCodes, offer: null };
    }
    case 'code-taken':
      return { ...twoFactor, lastPeriod: fact.period };
    case 'recovery-code-taken':
      return {
        ...twoFactor,
        recoveryCodes: twoFactor.recoveryCodes.filter((stored) => stored !== fact.fingerprint),
      };
    case 'recovery-codes-renewed':
      return { ...twoFactor, recoveryCodes: fact.recoveryCodes };
    case 'turned-off':
      return { ...twoFactor, secret: null, offer: null, recoveryCodes: [] };
  }
}
