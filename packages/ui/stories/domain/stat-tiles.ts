import type { StatTile } from '../../src/index.ts';

export const tiles: readonly StatTile[] = [
  {
    label: 'Booked this month',
    figure: '$12,480',
    trend: { direction: 'up', text: '18% more than in July' },
  },
  { label: 'Quotes sent', figure: '14', trend: { direction: 'down', text: '2 fewer than in July' } },
  { label: 'Waiting for an answer', figure: '5', note: 'The oldest since August 12' },
  { label: 'Average quote', figure: '$891' },
];
