import { blankEventTexts } from '@marquee/contracts/event-texts';
import { eventView } from '@marquee/contracts/events';
import type { EventView } from '@marquee/contracts/events';
import { daysFrom } from '@marquee/api-mocks/days';
import { sample } from '@marquee/api-mocks/sample';
import { amara, gardenParty, sixtieth, sunset, wedding } from './sample-records.ts';

export function createInitialEvents(now: Date): EventView[] {
  const { on, at } = daysFrom(now);
  const client = { name: `${amara.firstName} ${amara.lastName}`, email: amara.email };
  const shared = {
    ...{ client, clientName: client.name, clientEmail: client.email },
    ...{ keyContactName: client.name, keyContactPhone: amara.phone, alternatePhone: '', homeAddress: '' },
    ...{ providerEmail: sunset.email, providerName: sunset.name, timeZone: 'America/New_York' },
    ...blankEventTexts,
  };
  const sent = { sentToProvider: true, sentToProviderAt: at(-9), createdAt: at(-10) };

  return [
    {
      ...sample(eventView, { seed: 'garden party', now }),
      ...shared,
      ...{ id: gardenParty, name: 'Garden Party', status: 'inquiry', createdAt: at(-1) },
      ...{ eventType: 'Other', eventCategory: 'Other', eventDate: on(75), duration: 4, guestCount: 40 },
      ...{ startTime: '13:00', endTime: '17:00', venueEntryTime: '12:00', venueExitTime: '18:00' },
      ...{ venueName: 'Okafor Garden', venueAddress: amara.homeAddress },
      servicesNeeded: ['DJ', 'Lighting'],
    },
    {
      ...sample(eventView, { seed: 'wedding', now }),
      ...shared,
      ...sent,
      ...{ id: wedding.event, name: 'Amara & Jonah’s Wedding', status: 'proposal' },
      ...{ eventType: 'Wedding', eventCategory: 'Wedding', eventDate: on(60), duration: 6, guestCount: 120 },
      ...{ startTime: '17:00', venueEntryTime: '15:00' },
      ...{ venueName: 'The Foundry', venueAddress: '42-38 9th Street, Long Island City, NY' },
      servicesNeeded: ['DJ', 'Photography'],
    },
    {
      ...sample(eventView, { seed: 'sixtieth', now }),
      ...shared,
      ...{ ...sent, createdAt: at(-30), sentToProviderAt: at(-29) },
      ...{
        id: sixtieth.event,
        name: 'Mum’s 60th',
        status: 'booked',
        bookedAt: at(-20),
        totalAmount: '599.00',
      },
      ...{ eventType: '60th Birthday', eventCategory: '60th Birthday', eventDate: on(14), duration: 4 },
      ...{ startTime: '19:00', venueEntryTime: '17:00' },
      ...{ venueName: 'Picnic House', venueAddress: '40 West Drive, Brooklyn, NY' },
      ...{ guestCount: 70, servicesNeeded: ['DJ'] },
    },
  ];
}
