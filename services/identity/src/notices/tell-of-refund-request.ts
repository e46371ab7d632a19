import { shareOf } from '@marquee/contracts/invoice-drafts';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { addressed, providerName, providerOf, recipientOf } from './people.ts';
import { postNotice } from './post-notice.ts';
import type { NoticeDeps } from './post-notice.ts';

/** Emails the provider once about each invoice whose client requests a refund. */
export async function tellOfRefundRequest(
  deps: NoticeDeps,
  { payload, at }: { payload: InvoiceSnapshot; at: string },
): Promise<void> {
  const provider = await providerOf(deps.accounts, payload.providerId);
  if (provider === null) {
    return;
  }
  const { invoiceId, number, eventName, amountCents, timeZone, clientName } = payload;
  const senderId = payload.clientId ?? payload.invoiceId;
  const about = { invoiceId, number, eventName, amountCents, timeZone, clientName, part: shareOf(payload) };
  const letter = {
    ...{ kind: 'refund-requested' as const, requestedAt: at, providerName: providerName(provider) },
    ...addressed(provider),
    ...about,
  };
  const notice = { id: `refund-requested.${invoiceId}`, ...recipientOf(provider), senderId, letter };
  await postNotice(deps, notice, new Date(at));
}
