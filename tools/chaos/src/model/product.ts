import type { Action } from './actions/all-actions.ts';
import type { VisibleState } from './visible-state.ts';

/** The system under test: one client and one provider without common records. */
export type Product = {
  /** Resolves to the response's status, once every message has arrived. */
  perform: (action: Action) => Promise<number>;
  read: () => Promise<VisibleState>;
};

/** Creates a new product for every run. */
export type OpenProduct = () => Promise<Product>;
