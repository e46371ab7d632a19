import type { ClientQuote } from '@marquee/contracts/quotes';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { InvoiceLinks } from '../../features/invoices/invoice-links.tsx';
import { QuotesPanel } from '../../features/quotes/quotes-panel.tsx';

type QuotesTabProps = { onAccepted: (quote: ClientQuote) => void };

export function QuotesTab({ onAccepted }: QuotesTabProps) {
  const { events } = useClientEvents();

  return (
    <QuotesPanel
      findEvent={(eventId) => events.find(({ id }) => id === eventId)}
      renderInvoices={(quoteId) => <InvoiceLinks quoteId={quoteId} />}
      onAccepted={onAccepted}
    />
  );
}
