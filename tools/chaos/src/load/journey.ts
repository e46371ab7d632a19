import type { Step } from './actions/journey-actions.ts';
import type { Person } from './change-request.ts';

export type Line = { id: string; marker: string };

/** The progress of one event from the client's request to its end. */
export type Journey = {
  client: Person;
  provider: Person;
  eventId: string | null;
  eventName: string;
  /** Days from today to the event. Default: 0, so that the event can be completed. */
  eventInDays?: number;
  quoteId: string | null;
  lines: readonly Line[];
  /** Groups of steps, the next one first. The steps of one group are requested at the same time, as a race. */
  remainingSteps: readonly (readonly Step[])[];
};

/** The client names an event after the change that created it, and never renames it. */
export function eventNameOf(marker: string): string {
  return `Gala ${marker}`;
}
