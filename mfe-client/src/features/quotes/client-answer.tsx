import type { ClientQuote } from '@marquee/contracts/quotes';
import { Button, theme } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx';
import { getAcceptQuoteDialogProps } from './get-accept-quote-dialog-props.ts';
import type { Offer } from './get-accept-quote-dialog-props.ts';
import { getQuoteAcceptance } from './get-quote-acceptance.ts';
import type { QuoteStanding } from './get-quote-acceptance.ts';
import type { QuotedEvent } from './quoted-event.ts';
import { useAcceptQuote } from './use-accept-quote.ts';

type AnsweredQuote = Offer & QuoteStanding & Pick<ClientQuote, 'revision'>;

type ClientAnswerProps = {
  quote: AnsweredQuote;
  event: QuotedEvent | undefined;
  onAccepted: (quote: ClientQuote) => void;
};

/** The client's answers to a quote, with their dialogs; no button for an accepted quote, a disabled one if it cannot be accepted. */
export function ClientAnswer({ quote, event, onAccepted }: ClientAnswerProps) {
  const { accept, isAccepting } = useAcceptQuote(onAccepted);
  // The client accepts what the dialog showed when it opened, even if the page has fetched a newer version since.
  const [accepting, setAccepting] = useState<AnsweredQuote | null>(null);
  const close = () => {
    setAccepting(null);
  };

  return (
    <>
      {!quote.clientAccepted && (
        <Acceptance
          disabled={!getQuoteAcceptance(quote, event).canAccept}
          onClick={() => {
            setAccepting(quote);
          }}
        >
          Accept this Quote
        </Acceptance>
      )}
      {accepting && (
        <AcceptQuoteDialog
          {...getAcceptQuoteDialogProps(accepting, event)}
          pending={isAccepting}
          onClose={close}
          onConfirm={() => void accept(accepting).finally(close)}
        />
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
