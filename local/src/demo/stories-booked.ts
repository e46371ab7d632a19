import type { Story } from './story.ts';

const basicPackage = {
  service: 'Basic DJ Package',
  about: 'Up to 4 hours, sound system for 150 guests',
  price: '599.00',
};

/** Events whose quote was accepted: two to come, two that are over, and one of each for the other providers. */
export const bookedStories: Story[] = [
  {
    client: 'amara',
    provider: 'sunset',
    name: 'Amara & Jonah’s Wedding',
    category: 'Wedding',
    eventInDays: 58,
    ...{ from: '18:00', until: '23:00', hours: 5, guests: 150 },
    venue: 'The Foundry, Long Island City',
    services: ['DJ', 'Lighting', 'Sound System'],
    comments: 'First dance at nine. Please bring a microphone for the toasts.',
    days: { created: 6, sent: 5, quoted: 3, approved: 2, quoteSent: 1, accepted: 1 },
    lines: [
      basicPackage,
      { service: 'Early booking discount', about: 'Booked a month ahead', price: '-49.50' },
    ],
    notes:
      'We arrive two hours before the first guest and bring our own power leads. Please tell us about a sound limiter at the venue.',
  },
  {
    client: 'priya',
    provider: 'sunset',
    name: 'Priya & Dan’s Reception',
    category: 'Reception',
    eventInDays: 26,
    ...{ from: '17:00', until: '23:30', hours: 6.5, guests: 220 },
    venue: 'Liberty House, Jersey City',
    services: ['DJ', 'Lighting'],
    days: { created: 13, sent: 12, quoted: 10, approved: 9, quoteSent: 9, accepted: 5 },
    lines: [
      basicPackage,
      { service: 'Additional Hour', price: '150.00', quantity: 2 },
      { service: 'Uplights, 14 units', price: '350.00' },
      { service: 'Moving Head Lights', price: '400.00' },
      { service: 'Ceremony sound', price: '201.00' },
    ],
  },
  {
    client: 'amara',
    provider: 'sunset',
    name: 'Noor’s Graduation',
    category: 'Graduation',
    eventInDays: -68,
    ...{ from: '12:00', until: '16:00', hours: 4, guests: 60 },
    venue: '12 Prospect Park West, Brooklyn',
    services: ['DJ'],
    days: {
      created: 110,
      sent: 109,
      quoted: 107,
      approved: 107,
      quoteSent: 106,
      accepted: 104,
      completed: 67,
    },
    lines: [basicPackage],
  },
  {
    client: 'northline',
    provider: 'sunset',
    name: 'Northline Summer Party',
    category: 'Corporate',
    eventInDays: -31,
    ...{ from: '16:00', until: '22:00', hours: 6, guests: 180 },
    venue: 'Pier 17, Manhattan',
    services: ['DJ', 'Sound System'],
    days: { created: 90, sent: 90, quoted: 88, approved: 87, quoteSent: 87, accepted: 80, completed: 30 },
    lines: [basicPackage, { service: 'Additional Hour', price: '150.00', quantity: 2 }],
  },
  {
    client: 'amara',
    provider: 'goldenHour',
    name: 'Amara & Jonah’s Wedding, photographs',
    category: 'Wedding',
    eventInDays: 58,
    ...{ from: '15:00', until: '23:00', hours: 8, guests: 150 },
    venue: 'The Foundry, Long Island City',
    services: ['Photography', 'Videography'],
    days: { created: 40, sent: 40, quoted: 38, approved: 38, quoteSent: 38, accepted: 33 },
    lines: [
      { service: 'Photography, 8 hours', price: '2400.00' },
      { service: 'Highlight film', about: 'Five minutes, delivered within six weeks', price: '950.00' },
    ],
  },
];
