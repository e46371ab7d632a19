import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';

import type { Addressee } from './acts.ts';
import type { ServicesTogether } from './services-together.ts';

/** Who takes part in a run, and what they have made so far, in the model's order. */
export type Company = {
  services: ServicesTogether;
  client: ClientCaller;
  provider: ProviderCaller;
  /** Another provider whom events can be addressed to. */
  other: ProviderCaller;
  /** Who have no part in anything. */
  strangers: { client: ClientCaller; provider: ProviderCaller };
  eventIds: string[];
  quoteIds: string[];
  /** Of each quote, as last read. */
  lineIds: Map<string, readonly string[]>;
};

const nobody = 'nobody@elsewhere.example';

export function emailOf({ provider, other }: Company, addressee: Exclude<Addressee, null>): string {
  return { ours: provider.email, other: other.email, unknown: nobody }[addressee];
}

export function dateOf({ services }: Company, day: number): string {
  return new Date(Date.parse(services.firstDay) + day * 86_400_000).toISOString().slice(0, 10);
}

export function dayOf({ services }: Company, date: string): number {
  return (Date.parse(date) - Date.parse(services.firstDay)) / 86_400_000;
}
