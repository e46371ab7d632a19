import type { ClientQuote } from '@marquee/contracts/quotes';
import { Button, theme } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx';
import { getAcceptQuoteDialogProps } from './get-accept-quote-dialog-props.ts';
import type { Offer } from './get-accept-quote-dialog-props.ts';
import { getQuoteAcceptance } from './get-quote-acceptance.ts';
import type { OfferedQuote } from './get-quote-acceptance.ts';
import type { QuotedEvent } from './quoted-event.ts';
import { useAcceptQuote } from './use-accept-quote.ts';

type AcceptableQuote = Offer & OfferedQuote & Pick<ClientQuote, 'revision'>;

type AcceptQuoteProps = {
  quote: AcceptableQuote;
  event: QuotedEvent | undefined;
  onAccepted: (quote: ClientQuote) => void;
};

/** The button that accepts the quote, with its dialog. No button for an accepted quote; a disabled one if the quote cannot be accepted. */
export function AcceptQuote({ quote, event, onAccepted }: AcceptQuoteProps) {
  const { accept, isAccepting } = useAcceptQuote(onAccepted);
  // The client accepts what the dialog showed when it opened, even if the page has fetched a newer version since.
  const [accepting, setAccepting] = useState<AcceptableQuote | null>(null);
  const close = () => {
    setAccepting(null);
  };

  return (
    <>
      {!quote.clientAccepted && (
        <AcceptButton
          disabled={!getQuoteAcceptance(quote, event).canAccept}
          onClick={() => {
            setAccepting(quote);
          }}
        >
          Accept this Quote
        </AcceptButton>
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

const AcceptButton = styled(Button)`
  justify-self: end;

  ${theme.media.phone} {
    justify-self: stretch;
  }
`;
