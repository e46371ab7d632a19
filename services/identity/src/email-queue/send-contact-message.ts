import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

/** Emails the operator. Sends no email if the invisible field `website` is filled in, as only bots do; the answer is the same. */
export function sendContactMessage(deps: IdentityDeps): Handler<typeof api.sendContactMessage> {
  const { emailQueue, delivery, throttle, operatorEmail, now } = deps;
  return async ({ body }, _actor, { newId, clientAddress }) => {
    const { name, email, message, website = '' } = body;
    await throttle.admitContact({ email, address: clientAddress });
    if (website === '') {
      const letter = { kind: 'contact', to: operatorEmail, name, email, message } as const;
      await emailQueue.insertIfAbsent({ id: newId(), letter, requestedAt: now() });
      delivery.wake();
    }
    return { message: 'Thank you. We have received your message and will answer by email.' };
  };
}
