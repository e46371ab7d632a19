import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { Step } from '@marquee/ui';
import { formatWhen, Instant } from '@marquee/web-kit';

type QuoteStep = Pick<Step, 'icon' | 'stage' | 'who'> & { at: string | null; next: string };

/** Returns one step per stage. A completed step shows who completed it and when; the next step shows what has to happen. */
export function getQuoteSteps(quote: ProviderQuote): Step[] {
  const steps = toQuoteSteps(quote);
  const currentIndex = getCurrentIndex(steps, quote);
  return steps.map(({ at, stage, who, icon, next }, index) => {
    if (at !== null) {
      return { stage, state: 'lit', who, when: <Instant at={at} format={formatWhen} /> };
    }
    if (index !== currentIndex) {
      return { stage, state: 'later', icon };
    }
    const isClientsTurn = stage === quoteStatusLabels.client_accepted;
    return isClientsTurn
      ? { stage, state: 'waiting', when: next }
      : { stage, state: 'next', icon, when: next };
  });
}

/** The next step in a few words; empty if there is none. */
export function getNextStepText(quote: ProviderQuote): string {
  const steps = toQuoteSteps(quote);
  return steps[getCurrentIndex(steps, quote)]?.next ?? '';
}

function getCurrentIndex(steps: readonly QuoteStep[], { archived }: ProviderQuote): number {
  return archived ? -1 : steps.findIndex(({ at }) => at === null);
}

function toQuoteSteps(quote: ProviderQuote): QuoteStep[] {
  const isApproved = quote.approvedForReview || quote.sentToClient;
  return [
    { stage: quoteStatusLabels.draft, at: quote.createdAt, who: 'You', icon: 'pencil-line', next: '' },
    {
      stage: quoteStatusLabels.approved_for_review,
      at: isApproved ? quote.approvedForReviewAt : null,
      who: 'You',
      icon: 'eye',
      next: 'Next: approve it',
    },
    {
      stage: quoteStatusLabels.sent_to_client,
      at: quote.sentToClient ? quote.sentToClientAt : null,
      who: 'You',
      icon: 'send',
      next: 'Next: send it',
    },
    {
      stage: quoteStatusLabels.client_accepted,
      at: quote.clientAcceptedAt,
      who: 'Client',
      icon: 'check',
      next: 'Waiting for Client',
    },
  ];
}
