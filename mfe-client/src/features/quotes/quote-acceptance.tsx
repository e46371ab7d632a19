import { Button, Notice, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { acceptanceNote } from './acceptance-note.ts';
import type { QuoteStanding } from './acceptance-note.ts';
import type { QuotedEvent } from './quoted-event.ts';

type QuoteAcceptanceProps = { quote: QuoteStanding; event: QuotedEvent | undefined; onAccept: () => void };

/** The button that accepts a quote. While something stands in the way it says what, and cannot be pressed. */
export function QuoteAcceptance({ quote, event, onAccept }: QuoteAcceptanceProps) {
  const note = acceptanceNote(quote, event);

  return (
    <>
      {note && <Notice>{note}</Notice>}
      {!quote.clientAccepted && (
        <Acceptance disabled={note !== null} onClick={onAccept}>
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
