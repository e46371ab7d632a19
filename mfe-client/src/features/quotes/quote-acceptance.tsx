import { Button, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { getQuoteAcceptance } from './get-quote-acceptance.ts';
import type { QuoteStanding } from './get-quote-acceptance.ts';
import type { QuotedEvent } from './quoted-event.ts';

type QuoteAcceptanceProps = { quote: QuoteStanding; event: QuotedEvent | undefined; onAccept: () => void };

/** The button that opens the acceptance; null for an accepted quote. If the quote cannot be accepted, the button is disabled. */
export function QuoteAcceptance({ quote, event, onAccept }: QuoteAcceptanceProps) {
  if (quote.clientAccepted) {
    return null;
  }
  return (
    <Acceptance disabled={!getQuoteAcceptance(quote, event).canAccept} onClick={onAccept}>
      Accept this Quote
    </Acceptance>
  );
}

const Acceptance = styled(Button)`
  justify-self: end;

  ${theme.media.phone} {
    justify-self: stretch;
  }
`;
