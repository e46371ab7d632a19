import { deleteAccount } from '@marquee/contracts/privacy-operations';
import { goodPassword } from './identity-kit.ts';
import type { Identity } from './identity-kit.ts';

/** Requests the deletion of the account as the browser with this cookie would. */
export function requestDeletion(
  identity: Identity,
  { cookie }: { cookie: string },
  body: object = { password: goodPassword },
) {
  return identity.call(deleteAccount, { headers: { cookie }, body });
}
