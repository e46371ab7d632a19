import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import type { EventRequest, EventUpdate } from '@marquee/contracts/event-requests';
import type { LineItemRequest } from '@marquee/contracts/priced-lines';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';

const eventDate = dateAfter(90, defaultTimeZone, new Date());
const commonFields = {
  name: 'Spring gala',
  eventCategory: 'Wedding',
  startTime: '18:00',
  duration: 5,
  guestCount: 120,
};

export function eventFor(providerEmail: string): EventRequest {
  return {
    ...commonFields,
    eventDate,
    providerEmail,
    keyContactName: 'Robin Vale',
    keyContactPhone: '(917) 555-0148',
    venueAddress: '12 Prospect Park West, Brooklyn',
    servicesNeeded: ['DJ'],
    endTime: '23:00',
    venueEntryTime: '16:00',
    venueExitTime: '23:30',
  };
}

export const eventEdit: EventUpdate = {
  ...commonFields,
  eventDate,
  venueAddress: '1 Water Street, Brooklyn',
  primaryContactName: 'Robin Vale',
  primaryContactPhone: '(917) 555-0148',
  comments: 'The band comes at five.',
};

export const lineItem: LineItemRequest = {
  serviceName: 'Reception DJ',
  serviceDescription: 'Five hours with sound and lights for 180 guests, set up and taken down by us',
  unitPrice: '249.50',
  quantity: 2,
  totalPrice: '499.00',
};

export const terms: QuoteUpdate = {
  notes: 'Access from 16:00. The price holds for the hall as it was seen.',
  discountAmount: '100.00',
  paymentSchedule: { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 },
};
