import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { Account } from '../accounts/domain/account.ts';

/** The message about an erased account. Its consumers, in identity and in other services, erase their data of the account. */
export function toErased({ id, role }: Pick<Account, 'id' | 'role'>, at: Date): Message {
  return toMessage(accountErased, { accountId: id, role, erasedAt: at.toISOString() });
}
