import { providerNameOf } from '@marquee/contracts/provider-name';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { isClient, isProvider } from '../accounts/account.ts';
import type { ClientAccount, ProviderAccount } from '../accounts/account.ts';
import { greetedNameOf } from '../accounts/greeted-name.ts';
import { plainNameOf, plainPhoneOf } from '../mails/typed-text.ts';
import type { Notice } from './post-notice.ts';

/** Null when there is nobody any more who could be told. */
export async function clientOf(accounts: AccountRepository, id: string): Promise<ClientAccount | null> {
  const account = await accounts.findOne({ id });
  return account !== null && isClient(account) && account.email !== '' ? account : null;
}

/** Null when there is nobody any more who could be told. */
export async function providerOf(accounts: AccountRepository, id: string): Promise<ProviderAccount | null> {
  const account = await accounts.findOne({ id });
  return account !== null && isProvider(account) && account.email !== '' ? account : null;
}

/** Whose account it is, and whether its address is confirmed; an address that somebody typed is not. */
export function recipientOf(
  account: ClientAccount | ProviderAccount | null,
): Pick<Notice, 'accountId' | 'isToConfirmed'> {
  return account === null
    ? { isToConfirmed: false }
    : { accountId: account.id, isToConfirmed: account.emailVerified };
}

type Addressed = { to: string; name: string };

export function addressed(account: ClientAccount | ProviderAccount): Addressed {
  return { to: account.email, name: greetedNameOf(account) };
}

/** Somebody without an account: a provider has typed both. */
export function addressedByHand(email: string, name: string): Addressed {
  return { to: email, name: plainNameOf(name) };
}

/** How the other side of a booking reaches the person; empty where it is not known. An address that is not confirmed may be a stranger's. */
export function contactOf({ email, emailVerified, profile }: ClientAccount | ProviderAccount): {
  phone: string;
  email: string;
} {
  return { phone: plainPhoneOf(profile.phone), email: emailVerified ? email : '' };
}

/** Empty where the account has no name: no mail shows an address in its place. */
export function clientNameOf({ profile }: ClientAccount): string {
  return `${profile.firstName} ${profile.lastName}`.trim();
}

/** Empty where the account has no name: no mail shows an address in its place. */
export function providerName({ profile }: ProviderAccount): string {
  return providerNameOf({ ...profile, email: '' });
}
