import type { AccountSettings, ClientProfile, ProviderProfile } from '@marquee/contracts/accounts';
import type { EmailedLink } from '../../links/emailed-link.ts';

export type ClientDetails = Omit<ClientProfile, 'email' | 'role' | 'revision'>;
export type ProviderDetails = Omit<ProviderProfile, 'email' | 'revision'>;

export type GoogleLink = { sub: string };

type Common = {
  id: string;
  version: number;
  /** The email address as typed, for display; comparisons use `emailKey`. */
  email: string;
  emailKey: string;
  emailVerified: boolean;
  /** Null for an account that signs in only through Google. */
  passwordHash: string | null;
  /**
   * True if the person who set the password has proven to own the mailbox; otherwise false or absent. Also absent in accounts that are
   * older than this field.
   */
  isPasswordProven?: boolean;
  settings: AccountSettings;
  links: readonly EmailedLink[];
  /** The account's identity at Google; null if nobody has signed in to the account with Google. */
  google: GoogleLink | null;
  /** Sessions that store a lower number have ended, so one write that raises this number ends all sessions. */
  sessionEpoch: number;
  createdAt: Date;
  /** Set while the account is suspended. Null after the account was reinstated, and absent if it was never suspended. */
  suspendedAt?: Date | null;
  suspendedReason?: string;
  /** Present only after the person deleted the account. */
  erasedAt?: Date;
};

export type ClientAccount = Common & { role: 'client'; profile: ClientDetails };
export type ProviderAccount = Common & { role: 'provider'; profile: ProviderDetails };
/** The account of an operator, or of a newcomer who has not chosen a role yet. */
export type OtherAccount = Common & { role: 'admin' | null; profile: null };

export type Account = ClientAccount | ProviderAccount | OtherAccount;

export type AccountFact =
  | { type: 'registered' }
  | { type: 'link-issued'; link: EmailedLink }
  | { type: 'email-verified' }
  | { type: 'password-reset'; passwordHash: string }
  | { type: 'password-changed'; passwordHash: string }
  /** The password is unchanged; its hash is now that of the NFC form. */
  | { type: 'password-rehashed'; passwordHash: string }
  | { type: 'settings-changed'; settings: AccountSettings }
  | { type: 'suspended'; reason: string; at: Date }
  | { type: 'reinstated' }
  | { type: 'client-profile-changed'; profile: ClientDetails }
  | { type: 'provider-profile-changed'; profile: ProviderDetails }
  | { type: 'google-linked'; google: GoogleLink }
  | { type: 'client-role-chosen'; profile: ClientDetails }
  | { type: 'provider-role-chosen'; profile: ProviderDetails }
  | { type: 'erased'; at: Date };

export function isClient(account: Account): account is ClientAccount {
  return account.role === 'client';
}

export function isProvider(account: Account): account is ProviderAccount {
  return account.role === 'provider';
}

export function isSuspended(account: Account): account is Account & { suspendedAt: Date } {
  return account.suspendedAt instanceof Date;
}
