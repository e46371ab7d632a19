import type { ProviderQuote } from '@marquee/contracts/quotes';
import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import { Lights } from '@marquee/ui';
import type { IconName, Light } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';

type QuoteStagesProps = { quote: ProviderQuote };

/** How far the quote has come, and what comes next. */
export function QuoteStages({ quote }: QuoteStagesProps) {
  return <Lights label="Progress" align="start" lights={stagesOf(quote)} />;
}

function stagesOf(quote: ProviderQuote): Light[] {
  const stages: { at: string | null; label: string; who: string; icon: IconName; next: string }[] = [
    { at: quote.createdAt, label: quoteStatusLabels.draft, who: 'You', icon: 'pencil-line', next: '' },
    {
      at: quote.approvedForReview || quote.sentToClient ? quote.approvedForReviewAt : null,
      label: quoteStatusLabels.approved_for_review,
      who: 'You',
      icon: 'eye',
      next: 'Next: approve it',
    },
    {
      at: quote.sentToClient ? quote.sentToClientAt : null,
      label: quoteStatusLabels.sent_to_client,
      who: 'You',
      icon: 'send',
      next: 'Next: send it',
    },
    {
      at: quote.clientAcceptedAt,
      label: quoteStatusLabels.client_accepted,
      who: 'Client',
      icon: 'check',
      next: 'Waiting for Client',
    },
  ];
  const turn = quote.archived ? -1 : stages.findIndex(({ at }) => at === null);
  return stages.map(({ at, label, who, icon, next }, index) => {
    if (at !== null) {
      return { stage: label, state: 'lit', who, when: formatDateTime(at) };
    }
    if (index !== turn) {
      return { stage: label, state: 'later', icon };
    }
    return { stage: label, state: index === stages.length - 1 ? 'waiting' : 'next', icon, when: next };
  });
}
