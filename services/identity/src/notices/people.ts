import { providerNameOf } from '@marquee/contracts/provider-name';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { isClient, isProvider } from '../accounts/account.ts';
import type { ClientAccount, ProviderAccount } from '../accounts/account.ts';
import { firstNameOf } from '../accounts/account-views.ts';

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

export function addressed(account: ClientAccount | ProviderAccount): { to: string; name: string } {
  return { to: account.email, name: firstNameOf(account) };
}

export function clientNameOf({ profile, email }: ClientAccount): string {
  return `${profile.firstName} ${profile.lastName}`.trim() || email;
}

export function providerName({ profile, email }: ProviderAccount): string {
  return providerNameOf({ ...profile, email });
}
