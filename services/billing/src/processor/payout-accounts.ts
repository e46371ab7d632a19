/** Providers' own accounts at the processor, which receive their clients' card payments; the platform takes no share. */
export type PayoutAccounts = {
  /** Returns the same account for the same key, even to concurrent calls. The request contains no personal data. */
  createPayoutAccount: (request: { providerId: string; key: string }) => Promise<string>;
  /** The processor's page on which the owner identifies themselves. */
  openOnboarding: (accountId: string) => Promise<string>;
  /** Null if the account is inaccessible: it does not exist, its owner has disconnected it from the platform, or our key is wrong. */
  findPayoutAccount: (accountId: string) => Promise<{ acceptsCards: boolean } | null>;
};
