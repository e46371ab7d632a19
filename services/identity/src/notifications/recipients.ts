import { providerNameOf } from '@marquee/contracts/provider-name';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { isClient, isProvider } from '../accounts/account.ts';
import type { ClientAccount, ProviderAccount } from '../accounts/account.ts';
import { greetingNameOf } from '../accounts/greeting-name.ts';
import { plainNameOf, plainPhoneOf } from '../email-templates/typed-text.ts';
import type { Notification } from './enqueue-notification.ts';

/** Null when the account was deleted or is no client's. */
export async function clientOf(accounts: AccountRepository, id: string): Promise<ClientAccount | null> {
  const account = await accounts.findOne({ id });
  return account !== null && isClient(account) && account.email !== '' ? account : null;
}

/** Null when the account was deleted or is no provider's. */
export async function providerOf(accounts: AccountRepository, id: string): Promise<ProviderAccount | null> {
  const account = await accounts.findOne({ id });
  return account !== null && isProvider(account) && account.email !== '' ? account : null;
}

/** The account id, and whether its address is confirmed. An address typed by another person is unconfirmed. */
export function recipientOf(
  account: ClientAccount | ProviderAccount | null,
): Pick<Notification, 'accountId' | 'isAddressConfirmed'> {
  return account === null
    ? { isAddressConfirmed: false }
    : { accountId: account.id, isAddressConfirmed: account.emailVerified };
}

type Addressee = { to: string; name: string };

export function addresseeOf(account: ClientAccount | ProviderAccount): Addressee {
  return { to: account.email, name: greetingNameOf(account) };
}

/** A person without an account: a provider has typed both. */
export function unregisteredAddressee(email: string, name: string): Addressee {
  return { to: email, name: plainNameOf(name) };
}

/** How the other side of a booking can reach the person; empty if unknown. Omits an unconfirmed address, which may be a stranger's. */
export function contactOf({ email, emailVerified, profile }: ClientAccount | ProviderAccount): {
  phone: string;
  email: string;
} {
  return { phone: plainPhoneOf(profile.phone), email: emailVerified ? email : '' };
}

/** Empty if the account has no name: no email shows an address instead. */
export function clientNameOf({ profile }: ClientAccount): string {
  return `${profile.firstName} ${profile.lastName}`.trim();
}

/** Empty if the account has no name: no email shows an address instead. */
export function providerName({ profile }: ProviderAccount): string {
  return providerNameOf({ ...profile, email: '' });
}
