export const facts = [
  { term: 'Client', detail: 'Amara Okafor' },
  { term: 'Date', detail: 'Saturday, October 18, 2025' },
  { term: 'Place', detail: 'Brooklyn Winery, 213 North 8th Street, Brooklyn, NY 11211' },
  { term: 'Guests', detail: '150' },
  { term: 'Budget', detail: '$5,000.00' },
];
