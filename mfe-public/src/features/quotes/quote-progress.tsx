import { isAwaitingClient, offerStateOf } from '@marquee/contracts/offer-states';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { Stepper } from '@marquee/ui';
import type { Step } from '@marquee/ui';
import { formatQuoteDay } from './format-quote-day.ts';

type QuoteProgressProps = { quote: PublicQuote };

export function QuoteProgress({ quote }: QuoteProgressProps) {
  return (
    <Stepper
      label="Progress"
      steps={[
        { stage: 'Quote Created', state: 'lit', when: formatQuoteDay(quote.createdAt, quote) },
        getSentStep(quote),
        getAcceptedStep(quote),
      ]}
    />
  );
}

function getSentStep(quote: PublicQuote): Step {
  const { sentToClient, sentToClientAt } = quote;
  if (!sentToClient) {
    return { stage: 'Sent to Client', state: 'later', when: 'Not sent yet' };
  }
  return {
    stage: 'Sent to Client',
    state: 'lit',
    when: sentToClientAt === null ? '' : formatQuoteDay(sentToClientAt, quote),
  };
}

function getAcceptedStep(quote: PublicQuote): Step {
  const { clientAccepted, clientAcceptedAt } = quote;
  if (clientAccepted) {
    return {
      stage: 'Client Accepted',
      state: 'lit',
      when: clientAcceptedAt === null ? '' : formatQuoteDay(clientAcceptedAt, quote),
    };
  }
  return isAwaitingClient(offerStateOf(quote))
    ? { stage: 'Client Accepted', state: 'waiting', when: 'Waiting for Client' }
    : { stage: 'Client Accepted', state: 'later' };
}
