import { eventView } from '@marquee/contracts/events';
import type { EventView } from '@marquee/contracts/events';
import { daysFrom } from '@marquee/api-mocks/days';
import { sample } from '@marquee/api-mocks/sample';
import { amara, graduation, henna, marta, sixtieth, sunset, wedding } from './sample-records.ts';

export function createInitialEvents(now: Date): EventView[] {
  const { on, at } = daysFrom(now);
  const { email: providerEmail, businessName: providerName } = sunset;
  const createReceivedEvent = (seed: string, { name, email }: typeof amara, days: number): EventView => ({
    ...sample(eventView, { seed, now }),
    ...{ client: { name, email }, clientName: name, clientEmail: email, keyContactName: name },
    ...{ providerEmail, providerName, timeZone: 'America/New_York', servicesNeeded: ['DJ'], duration: 5 },
    ...{ sentToProvider: true, sentToProviderAt: at(-days), createdAt: at(-days), guestCount: 70 },
  });

  return [
    {
      ...createReceivedEvent('henna', amara, 1),
      ...{ id: henna.event, name: 'Leïla’s Henna Night', status: 'inquiry', eventDate: on(45) },
      ...{ eventType: 'Henna', eventCategory: 'Henna' },
    },
    {
      ...createReceivedEvent('graduation', marta, 4),
      ...{ id: graduation.event, name: 'Lucía’s Graduation', status: 'proposal', eventDate: on(38) },
      ...{ eventType: 'Graduation', eventCategory: 'Graduation' },
    },
    {
      ...createReceivedEvent('wedding', amara, 9),
      ...{ id: wedding.event, name: 'Amara & Jonah’s Wedding', status: 'proposal', eventDate: on(60) },
      ...{ eventType: 'Wedding', eventCategory: 'Wedding', guestCount: 120 },
      ...{ startTime: '17:00', venueEntryTime: '15:00', duration: 6 },
      ...{ venueName: 'The Foundry', venueAddress: '42-38 9th Street, Long Island City, NY' },
    },
    {
      ...createReceivedEvent('sixtieth', marta, 30),
      ...{ id: sixtieth.event, name: 'Abuela’s 60th Birthday', status: 'booked', eventDate: on(14) },
      ...{ eventType: '60th Birthday', eventCategory: '60th Birthday', bookedAt: at(-20) },
      totalAmount: '599.00',
    },
  ];
}
