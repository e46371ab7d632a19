import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

/** Which of the possible steps happen. */
export type StoryOptions = {
  clientVersions: number;
  providerVersions: number;
  quotes: number;
  accepts: boolean;
  /** The client cancels by hand, at any moment. */
  cancels: boolean;
  eventEnds: 'sent' | 'proposed' | 'booked' | 'completed' | 'cancelled';
  /** After the event is over, the account of one side is erased. */
  erases: boolean;
  emails: number;
  audits: number;
};

/** The options of a story, with the ids of its people and records. */
export type Story = StoryOptions & {
  clientId: string;
  providerId: string;
  eventId: string;
  quoteIds: readonly string[];
  /** A quote created by hand; waits for the client's address to be verified. */
  handMadeId: string;
  mailIds: readonly string[];
  auditIds: readonly string[];
  /** An export that the client has requested. */
  exportId: string;
  /** A client who deletes their account after as many versions as the story's client has. */
  leavingClientId: string;
  leavingProviderId: string;
};

export const storyOptions: fc.Arbitrary<StoryOptions> = fc.record({
  clientVersions: fc.integer({ min: 1, max: 3 }),
  providerVersions: fc.integer({ min: 1, max: 3 }),
  quotes: fc.integer({ min: 1, max: 3 }),
  accepts: fc.boolean(),
  cancels: fc.boolean(),
  eventEnds: fc.constantFrom('sent', 'proposed', 'booked', 'completed', 'cancelled', 'cancelled'),
  erases: fc.boolean(),
  emails: fc.integer({ min: 1, max: 2 }),
  audits: fc.integer({ min: 1, max: 2 }),
});

export function toStory(options: StoryOptions): Story {
  const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
  const [clientId = '', providerId = '', eventId = '', handMadeId = ''] = ids(4);
  const [exportId = '', leavingClientId = '', leavingProviderId = ''] = ids(3);
  const quoteIds = ids(options.quotes).toSorted();
  const [mailIds, auditIds] = [ids(options.emails), ids(options.audits)];
  return {
    ...options,
    ...{ clientId, providerId, eventId, handMadeId, quoteIds, mailIds, auditIds },
    ...{ exportId, leavingClientId, leavingProviderId },
  };
}
