import type { ProviderQuote } from '@marquee/contracts/quotes';
import { daysFrom } from '@marquee/api-mocks/days';
import { sampleLine } from '@marquee/api-mocks/sample-line';
import { amara, graduation, marta, sixtieth, wedding } from './sample-records.ts';
import { createDraftQuote } from './create-draft-quote.ts';
import { withDerived } from './with-derived.ts';

/** Creates the quotes of the scenario, sorted by last change, newest first. */
export function createInitialQuotes(now: Date): ProviderQuote[] {
  const { on, at } = daysFrom(now);
  const line = (serviceName: string, price: string) => sampleLine(serviceName, price, now);
  const sent = (days: number) => ({
    ...{ approvedForReview: true, approvedForReviewAt: at(-days), version: 1, validUntil: on(30 - days) },
    ...{ sentToClient: true, sentToClientAt: at(-days), createdAt: at(-days - 1), lastChangedAt: at(-days) },
  });

  const quotes: ProviderQuote[] = [
    {
      ...createDraftQuote({ eventName: 'Lucía’s Graduation', client: marta, now }),
      ...{ id: graduation.quote, eventId: graduation.event, eventDate: on(38), createdAt: at(-1) },
      lineItems: [line('Basic DJ Package', '599.00')],
    },
    {
      ...createDraftQuote({ eventName: 'Amara & Jonah’s Wedding', client: amara, now }),
      ...sent(2),
      ...{ id: wedding.quote, eventId: wedding.event, eventDate: on(60), status: 'sent_to_client' },
      lineItems: [line('Premium DJ Package', '1400.00'), line('Uplighting', '350.00')],
    },
    {
      ...createDraftQuote({ eventName: 'Abuela’s 60th Birthday', client: marta, now }),
      ...sent(25),
      ...{ id: sixtieth.quote, eventId: sixtieth.event, eventDate: on(14), status: 'client_accepted' },
      ...{ clientAccepted: true, clientAcceptedAt: at(-20), lastChangedAt: at(-20), lastChangedBy: 'client' },
      paymentSchedule: { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 7 },
      lineItems: [line('Basic DJ Package', '599.00')],
    },
  ];
  return quotes.map(withDerived);
}
