import { publicQuote } from '@marquee/contracts/quotes';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { daysFrom } from '@marquee/api-mocks/days';
import { fixedId } from '@marquee/api-mocks/rows';
import { sample } from '@marquee/api-mocks/sample';
import { sampleLine } from '@marquee/api-mocks/sample-line';

export const quoteIds = {
  waiting: fixedId(201),
  accepted: fixedId(202),
  expired: fixedId(203),
  revised: fixedId(204),
};

export function createInitialQuotes(now: Date): PublicQuote[] {
  const { on, at } = daysFrom(now);
  const waiting = createSentQuote(now);
  return [
    waiting,
    { ...waiting, id: quoteIds.accepted, clientAccepted: true, clientAcceptedAt: at(-1) },
    { ...waiting, id: quoteIds.expired, validUntil: on(-1), isExpired: true },
    { ...waiting, id: quoteIds.revised, isBeingRevised: true },
  ];
}

function createSentQuote(now: Date): PublicQuote {
  const { on, at } = daysFrom(now);
  const line = (serviceName: string, price: string) => sampleLine(serviceName, price, now);
  return {
    ...sample(publicQuote, { seed: 'wedding', now }),
    ...{ id: quoteIds.waiting, eventName: 'Amara & Jonah’s Wedding', eventDate: on(60), version: 1 },
    ...{ clientName: 'Amara Okafor', clientEmail: 'amara@okafor.example', createdAt: at(-3) },
    ...{ sentToClient: true, sentToClientAt: at(-2), validUntil: on(28) },
    ...{ totalAmount: '2150.00', discountAmount: '0.00', finalAmount: '2150.00' },
    notes: 'We arrive two hours before the first guest.',
    provider: {
      ...{ businessName: 'Sunset Sound Co.', businessDescription: 'Wedding and party DJs' },
      ...{ serviceTypes: ['DJ Services', 'Lighting'], email: 'bookings@sunsetsound.example' },
      ...{ phone: '(212) 555-0178', address: '48 Water Street, Brooklyn, NY' },
    },
    lineItems: [line('Premium DJ Package', '1400.00'), line('Photography, 4 hours', '750.00')],
    paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
    instalments: [{ part: 'balance', amount: '2150.00', dueOn: on(53) }],
  };
}
