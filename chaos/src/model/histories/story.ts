import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

/** How much of what can be told has happened. */
export type Plot = {
  clientVersions: number;
  providerVersions: number;
  quotes: number;
  accepts: boolean;
  /** The client cancels by hand, at whatever moment. */
  cancels: boolean;
  eventEnds: 'sent' | 'proposed' | 'booked' | 'completed' | 'cancelled';
  /** Once the event is over, somebody of it is forgotten. */
  erases: boolean;
  mails: number;
  audits: number;
};

/** A plot with the ids of those who act in it. */
export type Story = Plot & {
  clientId: string;
  providerId: string;
  eventId: string;
  quoteIds: readonly string[];
  /** Created by the provider, waiting for the client's address to be verified. */
  handMadeId: string;
  mailIds: readonly string[];
  auditIds: readonly string[];
  /** Asked for by the client. */
  exportId: string;
  /** Delete their accounts, after as many versions as the others have. */
  leavingClientId: string;
  leavingProviderId: string;
};

export const plots: fc.Arbitrary<Plot> = fc.record({
  clientVersions: fc.integer({ min: 1, max: 3 }),
  providerVersions: fc.integer({ min: 1, max: 3 }),
  quotes: fc.integer({ min: 1, max: 3 }),
  accepts: fc.boolean(),
  cancels: fc.boolean(),
  eventEnds: fc.constantFrom('sent', 'proposed', 'booked', 'completed', 'cancelled', 'cancelled'),
  erases: fc.boolean(),
  mails: fc.integer({ min: 1, max: 2 }),
  audits: fc.integer({ min: 1, max: 2 }),
});

export function toStory(plot: Plot): Story {
  const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
  const [clientId = '', providerId = '', eventId = '', handMadeId = ''] = ids(4);
  const [exportId = '', leavingClientId = '', leavingProviderId = ''] = ids(3);
  const quoteIds = ids(plot.quotes).toSorted();
  const [mailIds, auditIds] = [ids(plot.mails), ids(plot.audits)];
  return {
    ...plot,
    ...{ clientId, providerId, eventId, handMadeId, quoteIds, mailIds, auditIds },
    ...{ exportId, leavingClientId, leavingProviderId },
  };
}
