import type { InstalmentLine, QuoteLine, QuoteTotal } from '../../src/index.ts';

export const lines: readonly QuoteLine[] = [
  {
    id: 'dj',
    name: 'Basic DJ Package',
    description: 'Up to 4 hours, sound system for 150 guests',
    quantity: 1,
    unitPrice: '599.00',
    total: '599.00',
  },
  { id: 'uplights', name: 'Uplights', quantity: 12, unitPrice: '18.50', total: '222.00' },
  {
    id: 'discount',
    name: 'Early booking discount',
    description: 'Booked before September 1',
    quantity: 1,
    unitPrice: '-49.50',
    total: '-49.50',
  },
];

export const totals: readonly QuoteTotal[] = [{ label: 'Total', amount: '771.50' }];

export const depositAndBalance: readonly InstalmentLine[] = [
  { name: 'Deposit', amount: '231.45', due: 'Due on acceptance' },
  { name: 'Balance', amount: '540.05', due: 'Due Oct 11, 2025' },
];

/** Sixty line items of a quote; one has a long name. */
export const sixtyLines: readonly QuoteLine[] = Array.from({ length: 60 }, (_line, index) => ({
  id: String(index),
  name:
    index === 7
      ? 'Hand-tied centrepieces of dahlias, eucalyptus and ranunculus for the long tables'
      : `Table ${index + 1}, flowers`,
  quantity: index + 1,
  unitPrice: '1240.00',
  total: (1240 * (index + 1)).toFixed(2),
}));

export const provider = {
  name: 'Sunset Sound Co.',
  description: 'Wedding and party DJs for New York and New Jersey, with lighting and sound included.',
  serviceTypes: ['DJ Services', 'Lighting', 'Sound Equipment'],
  email: 'bookings@sunsetsound.example',
  phone: '(212) 555-0178',
  address: '48 Water Street, Brooklyn, NY',
};

export const notes =
  'We arrive two hours before the first guest and bring our own power leads.\nPlease tell us about a sound limiter at the venue.';
