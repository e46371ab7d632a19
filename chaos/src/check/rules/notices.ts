import type { Finding } from '../finding.ts';
import type { Found, FoundEvent, FoundQuote } from '../found.ts';

/**
 * Everyone is told: by one mail for each request, each version sent, each acceptance, each cancellation. The mail's id is
 * made of what it tells of, so a second one could only come under the same id, and those are counted as handed over again.
 */
export function checkNotices({ events, quotes, mails }: Found): Finding[] {
  const handedOver = new Set(mails.map(({ id }) => id.replace(/^<(.*)@.*>$/, '$1')));
  return [...events.flatMap(noticesOfEvent), ...quotes.flatMap(noticesOfQuote)]
    .filter((id) => !handedOver.has(id))
    .map((id): Finding => ({ kind: 'lost', detail: `no mail ${id}` }));
}

function noticesOfEvent({ id, sentToProvider, status }: FoundEvent): string[] {
  if (!sentToProvider) {
    return [];
  }
  return [`request-received.${id}`, ...(status === 'cancelled' ? [`event-cancelled.${id}`] : [])];
}

function noticesOfQuote({ id, sentVersions, acceptedAt }: FoundQuote): string[] {
  const sent = sentVersions.map(({ number }) => `quote-sent.${id}.${number}`);
  return acceptedAt === null ? sent : [...sent, `quote-accepted.${id}`];
}
