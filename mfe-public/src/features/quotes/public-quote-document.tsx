import { toLineRow } from '@marquee/contracts/priced-lines';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { QuoteDocument } from '@marquee/ui';
import { formatDate, formatFullDate, toInstalmentLines } from '@marquee/web-kit';
import { formatQuoteDay } from './format-quote-day.ts';
import { QuoteFooter } from './quote-footer.tsx';
import { getQuoteNotice } from './get-quote-notice.tsx';
import { QuoteProgress } from './quote-progress.tsx';
import { totalsOf } from './quote-totals.ts';

const columns = { service: 'Service', quantity: 'Quantity', unitPrice: 'Unit price', total: 'Total' };

type PublicQuoteDocumentProps = { quote: PublicQuote };

export function PublicQuoteDocument({ quote }: PublicQuoteDocumentProps) {
  const { provider, clientEmail, clientName, eventName, eventDate, instalments, notes } = quote;

  return (
    <QuoteDocument
      kicker="Quote for"
      provider={{ ...provider, name: provider.businessName, description: provider.businessDescription }}
      eventName={eventName}
      eventDate={eventDate === '' ? 'Date TBD' : formatFullDate(eventDate)}
      reference={`Quote #${quote.id.slice(-8)}`}
      meta={[
        {
          term: 'Prepared for',
          detail: clientName === '' ? clientEmail : clientName,
          note: clientName === '' ? undefined : clientEmail,
        },
        { term: 'Created', detail: formatQuoteDay(quote.createdAt, quote) },
        {
          term: 'Valid until',
          detail: quote.validUntil === null ? 'Set when sent' : formatDate(quote.validUntil),
        },
      ]}
      notice={getQuoteNotice(quote)}
      columns={columns}
      lines={quote.lineItems.map(toLineRow)}
      totals={totalsOf(quote)}
      payment={
        instalments.length === 0
          ? undefined
          : { title: 'Payment', instalments: toInstalmentLines(instalments) }
      }
      notes={notes === '' ? undefined : { title: 'Notes', text: notes }}
      progress={<QuoteProgress quote={quote} />}
      foot={<QuoteFooter quote={quote} />}
    />
  );
}
