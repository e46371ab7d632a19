import { Button, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { acceptanceOfQuote } from './acceptance-note.ts';
import type { QuoteStanding } from './acceptance-note.ts';
import type { QuotedEvent } from './quoted-event.ts';

type QuoteAcceptanceProps = { quote: QuoteStanding; event: QuotedEvent | undefined; onAccept: () => void };

/** The button that accepts a quote, disabled while the quote cannot be accepted. `QuoteNotice` gives the reason. */
export function QuoteAcceptance({ quote, event, onAccept }: QuoteAcceptanceProps) {
  if (quote.clientAccepted) {
    return null;
  }
  return (
    <Acceptance disabled={!acceptanceOfQuote(quote, event).canAccept} onClick={onAccept}>
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
