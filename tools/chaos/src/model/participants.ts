import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';

import type { InProcessServices } from './in-process-services.ts';
import type { Addressee } from './state.ts';

/** The people of a run, and the records that they have created, in the model's order. */
export type Participants = {
  services: InProcessServices;
  client: ClientCaller;
  provider: ProviderCaller;
  /** Another provider to whom events can be addressed. */
  other: ProviderCaller;
  /** People without access to any record. */
  strangers: { client: ClientCaller; provider: ProviderCaller };
  eventIds: string[];
  quoteIds: string[];
  /** The ids of each quote's lines, as last read. */
  lineIds: Map<string, readonly string[]>;
};

const nobody = 'nobody@elsewhere.example';

export function emailOf({ provider, other }: Participants, addressee: Exclude<Addressee, null>): string {
  return { ours: provider.email, other: other.email, unknown: nobody }[addressee];
}

export function dateOf({ services }: Participants, day: number): string {
  return new Date(Date.parse(services.firstDay) + day * 86_400_000).toISOString().slice(0, 10);
}

export function dayOf({ services }: Participants, date: string): number {
  return (Date.parse(date) - Date.parse(services.firstDay)) / 86_400_000;
}
