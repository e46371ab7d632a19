import type { Act } from './acts.ts';
import type { Seen } from './seen.ts';

/** The system under test: one client and one provider without common records. */
export type Product = {
  /** Resolves to the response's status, once every message has arrived. */
  take: (act: Act) => Promise<number>;
  read: () => Promise<Seen>;
};

/** Creates a new one for every run. */
export type OpenProduct = () => Promise<Product>;
