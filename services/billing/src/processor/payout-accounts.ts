/** Providers' own accounts at the processor, which their clients' cards pay; the platform takes nothing. */
export type PayoutAccounts = {
  /** The same account for the same key, also from calls side by side. Says nothing about the person. */
  makePayoutAccount: (asked: { providerId: string; key: string }) => Promise<string>;
  /** A page of the processor's, where its owner says who they are. */
  openOnboarding: (accountId: string) => Promise<string>;
  /** Null where it cannot be seen: there is none, its owner has parted it from us, or our key is the wrong one. */
  payoutAccount: (accountId: string) => Promise<{ takesCards: boolean } | null>;
};
