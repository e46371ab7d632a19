import type { PublicQuote } from '@marquee/contracts/quotes';
import { Lights } from '@marquee/ui';
import type { Light } from '@marquee/ui';
import { quoteDay } from './quote-day.ts';

type QuoteProgressProps = { quote: PublicQuote };

export function QuoteProgress({ quote }: QuoteProgressProps) {
  return (
    <Lights
      label="Progress"
      lights={[
        { stage: 'Quote Created', state: 'lit', when: quoteDay(quote.createdAt, quote) },
        sentLight(quote),
        acceptedLight(quote),
      ]}
    />
  );
}

function sentLight(quote: PublicQuote): Light {
  const { sentToClient, sentToClientAt } = quote;
  if (!sentToClient) {
    return { stage: 'Sent to Client', state: 'later', when: 'Not sent yet' };
  }
  return {
    stage: 'Sent to Client',
    state: 'lit',
    when: sentToClientAt === null ? '' : quoteDay(sentToClientAt, quote),
  };
}

function acceptedLight(quote: PublicQuote): Light {
  const { sentToClient, clientAccepted, clientAcceptedAt, answer } = quote;
  if (clientAccepted) {
    return {
      stage: 'Client Accepted',
      state: 'lit',
      when: clientAcceptedAt === null ? '' : quoteDay(clientAcceptedAt, quote),
    };
  }
  return sentToClient && answer !== 'withdrawn'
    ? { stage: 'Client Accepted', state: 'waiting', when: 'Waiting for Client' }
    : { stage: 'Client Accepted', state: 'later' };
}
