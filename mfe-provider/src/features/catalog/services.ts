export type CatalogPrice = { dollars: number; quantity?: string; unit?: string };
export type CatalogService = { name: string; terms?: string; prices: readonly CatalogPrice[] };

/** The price board, the same for every provider until providers have their own catalogs. */
export const services: readonly CatalogService[] = [
  { name: 'Basic DJ Package', terms: 'Up to 4 hours', prices: [{ dollars: 599 }] },
  {
    name: 'Additional Hours',
    terms: 'Max 6 total hours, 1-2 hour increments',
    prices: [{ dollars: 150, unit: 'hour' }],
  },
  {
    name: 'Uplights',
    prices: [
      { dollars: 250, quantity: '10 units' },
      { dollars: 350, quantity: '14 units' },
    ],
  },
  { name: 'Moving Head Lights', prices: [{ dollars: 400 }] },
];
