import { Button, Notice, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { acceptanceOfQuote } from './acceptance-note.ts';
import type { QuoteStanding } from './acceptance-note.ts';
import type { QuotedEvent } from './quoted-event.ts';

type QuoteAcceptanceProps = { quote: QuoteStanding; event: QuotedEvent | undefined; onAccept: () => void };

/** The button that accepts a quote. While the quote cannot be accepted, the button is disabled and a notice gives the reason. */
export function QuoteAcceptance({ quote, event, onAccept }: QuoteAcceptanceProps) {
  const { canAccept, note } = acceptanceOfQuote(quote, event);

  return (
    <>
      {note && <Notice>{note}</Notice>}
      {!quote.clientAccepted && (
        <Acceptance disabled={!canAccept} onClick={onAccept}>
          Accept this Quote
        </Acceptance>
      )}
    </>
  );
}

const Acceptance = styled(Button)`
  justify-self: end;

  ${theme.media.phone} {
    justify-self: stretch;
  }
`;
