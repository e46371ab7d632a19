import { providerNameOf } from '@marquee/contracts/provider-name';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { isClient, isProvider } from '../accounts/domain/account.ts';
import type { ClientAccount, ProviderAccount } from '../accounts/domain/account.ts';
import { greetingNameOf } from '../accounts/greeting-name.ts';
import { plainNameOf, plainPhoneOf } from '../email-templates/typed-text.ts';
import type { Notification } from './enqueue-notification.ts';

/** The client's account; null if it was deleted or is not a client's. */
export async function clientOf(accounts: AccountRepository, id: string): Promise<ClientAccount | null> {
  const account = await accounts.findOne({ id });
  return account !== null && isClient(account) && account.email !== '' ? account : null;
}

/** The provider's account; null if it was deleted or is not a provider's. */
export async function providerOf(accounts: AccountRepository, id: string): Promise<ProviderAccount | null> {
  const account = await accounts.findOne({ id });
  return account !== null && isProvider(account) && account.email !== '' ? account : null;
}

/** The recipient's account id, and whether the address is confirmed. Without an account, the address counts as unconfirmed. */
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

/** The addressee for a person without an account. A provider has typed the address and the name. */
export function unregisteredAddressee(email: string, name: string): Addressee {
  return { to: email, name: plainNameOf(name) };
}

/** Contact details for the other side of a booking; empty if unknown. Omits an unconfirmed email address, which may be a stranger's. */
export function contactOf({ email, emailVerified, profile }: ClientAccount | ProviderAccount): {
  phone: string;
  email: string;
} {
  return { phone: plainPhoneOf(profile.phone), email: emailVerified ? email : '' };
}

/** The client's name for an email. Empty if the account has no name, because emails must not show an address instead. */
export function clientNameOf({ profile }: ClientAccount): string {
  return `${profile.firstName} ${profile.lastName}`.trim();
}

/** The provider's name for an email. Empty if the account has no name, because emails must not show an address instead. */
export function providerName({ profile }: ProviderAccount): string {
  return providerNameOf({ ...profile, email: '' });
}
