import type { PublicQuote } from '@marquee/contracts/quotes';
import { Lights } from '@marquee/ui';
import type { Light } from '@marquee/ui';
import { formatFullDay } from '@marquee/web-kit';

type QuoteProgressProps = { quote: PublicQuote };

export function QuoteProgress({ quote }: QuoteProgressProps) {
  return (
    <Lights
      label="Progress"
      lights={[
        { stage: 'Quote Created', state: 'lit', when: formatFullDay(quote.createdAt) },
        sentLight(quote),
        acceptedLight(quote),
      ]}
    />
  );
}

function sentLight({ sentToClient, sentToClientAt }: PublicQuote): Light {
  if (!sentToClient) {
    return { stage: 'Sent to Client', state: 'later', when: 'Not sent yet' };
  }
  return {
    stage: 'Sent to Client',
    state: 'lit',
    when: sentToClientAt === null ? '' : formatFullDay(sentToClientAt),
  };
}

function acceptedLight({ sentToClient, clientAccepted, clientAcceptedAt, answer }: PublicQuote): Light {
  if (clientAccepted) {
    return {
      stage: 'Client Accepted',
      state: 'lit',
      when: clientAcceptedAt === null ? '' : formatFullDay(clientAcceptedAt),
    };
  }
  return sentToClient && answer !== 'withdrawn'
    ? { stage: 'Client Accepted', state: 'waiting', when: 'Waiting for Client' }
    : { stage: 'Client Accepted', state: 'later' };
}
