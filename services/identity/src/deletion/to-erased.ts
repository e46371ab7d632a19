import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { Account } from '../accounts/account.ts';

/** Its consumers, here and in the other services, erase everything else. */
export function toErased({ id, role }: Account, at: Date): Message {
  return toMessage(accountErased, { accountId: id, role, erasedAt: at.toISOString() });
}
