import type { IconName } from '@marquee/ui';

export const contacts: { icon: IconName; text: string }[] = [
  { icon: 'mail', text: 'hello@marquee.example' },
  { icon: 'phone', text: '(212) 555-0142' },
  { icon: 'map-pin', text: 'New York, NY' },
];

export const serviceCategories = [
  'Entertainment & Performers',
  'Music & Audio',
  'Lighting & Visual Effects',
  'Photography & Videography',
  'Décor & Styling',
  'Venue & Logistics',
  'Catering & Bar',
  'Planning & Coordination',
  'Cultural & Ceremony Services',
  'Guest Experience & Extras',
];
