import { clientQuote } from '@marquee/contracts/quotes';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { daysFrom } from '@marquee/api-mocks/days';
import { sample } from '@marquee/api-mocks/sample';
import { sampleLine } from '@marquee/api-mocks/sample-line';
import { sixtieth, sunset, wedding } from './sample-records.ts';
import { getInstalments } from './get-instalments.ts';

export function createInitialQuotes(now: Date): ClientQuote[] {
  const { on, at } = daysFrom(now);
  const line = (serviceName: string, price: string) => sampleLine(serviceName, price, now);
  const deposit = { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 7 } as const;
  const waiting: ClientQuote = {
    ...sample(clientQuote, { seed: 'wedding', now }),
    ...{ id: wedding.quote, eventId: wedding.event, eventName: 'Amara & Jonah’s Wedding' },
    ...{
      providerName: sunset.name,
      version: 1,
      sentToClientAt: at(-2),
      createdAt: at(-3),
      validUntil: on(28),
    },
    ...{ totalAmount: '2150.00', discountAmount: '0.00', finalAmount: '2150.00' },
    notes: 'We arrive two hours before the first guest.',
    lineItems: [line('Premium DJ Package', '1400.00'), line('Photography, 4 hours', '750.00')],
    paymentSchedule: deposit,
  };
  const accepted: ClientQuote = {
    ...sample(clientQuote, { seed: 'sixtieth', now }),
    ...{ id: sixtieth.quote, eventId: sixtieth.event, eventName: 'Mum’s 60th', providerName: sunset.name },
    ...{ version: 1, sentToClientAt: at(-25), createdAt: at(-26), validUntil: on(5), notes: '' },
    ...{ clientAccepted: true, clientAcceptedAt: at(-20) },
    ...{ totalAmount: '599.00', discountAmount: '0.00', finalAmount: '599.00' },
    lineItems: [line('Basic DJ Package', '599.00')],
    paymentSchedule: deposit,
  };
  return [
    { ...waiting, instalments: getInstalments(waiting, { eventDate: on(60), acceptedOn: null }) },
    { ...accepted, instalments: getInstalments(accepted, { eventDate: on(14), acceptedOn: on(-20) }) },
  ];
}
