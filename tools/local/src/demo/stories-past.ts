import type { Story } from './story.ts';

const evening = { from: '18:00', until: '22:00', hours: 4 };
const basicPackage = { service: 'Basic DJ Package', about: 'Up to 4 hours', price: '599.00' };
const additionalHour = { service: 'Additional Hour', price: '150.00' };
const uplights = { service: 'Uplights, 14 units', price: '350.00' };

/** Past events, which fill the earlier months of the provider's figures. All except the last are paid. */
export const pastStories: Story[] = [
  {
    client: 'chidi',
    provider: 'sunset',
    name: 'Ngozi’s 40th Birthday',
    category: '40th Birthday',
    eventInDays: -262,
    ...{ ...evening, guests: 60 },
    venue: 'The Bell House, Brooklyn',
    services: ['DJ'],
    days: daysFrom(300, { completed: 261 }),
    lines: [basicPackage],
  },
  {
    client: 'marta',
    provider: 'sunset',
    name: 'Reyes Anniversary Dinner',
    category: 'Anniversary Party',
    eventInDays: -214,
    ...{ ...evening, guests: 50 },
    venue: 'Casa Reyes, Yonkers',
    services: ['DJ', 'Lighting'],
    days: daysFrom(266, { completed: 213 }),
    lines: [basicPackage, uplights],
  },
  {
    client: 'northline',
    provider: 'sunset',
    name: 'Northline Spring Launch',
    category: 'Corporate',
    eventInDays: -187,
    ...{ ...evening, guests: 200 },
    venue: 'Northline Atrium, Manhattan',
    services: ['DJ', 'Lighting'],
    days: daysFrom(231, { completed: 186 }),
    lines: [basicPackage, { ...additionalHour, quantity: 2 }, uplights],
  },
  {
    client: 'priya',
    provider: 'sunset',
    name: 'Raman Family Henna',
    category: 'Henna',
    eventInDays: -150,
    ...{ ...evening, guests: 110 },
    venue: 'Royal Albert’s Palace, Edison',
    services: ['DJ', 'Lighting'],
    days: daysFrom(199, { completed: 149 }),
    lines: [basicPackage, additionalHour, uplights],
  },
  {
    client: 'chidi',
    provider: 'sunset',
    name: 'Okafor Graduation Night',
    category: 'Graduation',
    eventInDays: -120,
    ...{ ...evening, guests: 90 },
    venue: 'Littlefield, Brooklyn',
    services: ['DJ'],
    days: daysFrom(164, { completed: 119 }),
    lines: [basicPackage, { service: 'Moving Head Lights', price: '400.00' }],
  },
  {
    client: 'marta',
    provider: 'sunset',
    name: 'Mateo’s Sweet16',
    category: 'Sweet16',
    eventInDays: -96,
    ...{ ...evening, guests: 80 },
    venue: 'Terrace on the Park, Queens',
    services: ['DJ', 'Lighting'],
    days: daysFrom(134, { completed: 95 }),
    lines: [basicPackage, { ...additionalHour, quantity: 2 }],
  },
  {
    client: 'northline',
    provider: 'sunset',
    name: 'Northline Partners’ Evening',
    category: 'Corporate',
    eventInDays: -12,
    ...{ ...evening, guests: 120 },
    venue: 'Pier 17, Manhattan',
    services: ['DJ'],
    days: daysFrom(52, { completed: 11, isPaid: false }),
    lines: [basicPackage, additionalHour],
  },
];

/** The days of a usual story. The booking follows the request after six days. The client pays nine days before the completion. */
function daysFrom(
  created: number,
  { completed, isPaid = true }: { completed: number; isPaid?: boolean },
): Story['days'] {
  return {
    created,
    sent: created,
    quoted: created - 1,
    approved: created - 2,
    quoteSent: created - 2,
    accepted: created - 6,
    completed,
    ...(isPaid && { paid: completed + 9 }),
  };
}
