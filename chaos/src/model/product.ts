import type { Act } from './acts.ts';
import type { Seen } from './seen.ts';

/** What the model is held against: one client and one provider who have never met. */
export type Product = {
  /** Resolves to the status it answered, once every message has arrived. */
  take: (act: Act) => Promise<number>;
  read: () => Promise<Seen>;
};

/** A fresh one for every run. */
export type OpenProduct = () => Promise<Product>;
