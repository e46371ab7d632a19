import type { AcknowledgedValues, JourneyAction } from '../history/entry.ts';
import type { Person } from './change-request.ts';

export type Step = JourneyAction;

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

/** The journey after a step was acknowledged. */
export function afterStep(
  journey: Journey,
  step: Step,
  { acknowledgedValues, marker }: { acknowledgedValues: AcknowledgedValues; marker: string },
): Journey {
  switch (step) {
    case 'create-event':
      return { ...journey, eventId: acknowledgedValues.subject ?? null, eventName: eventNameOf(marker) };
    case 'create-quote':
    case 'create-quote-by-hand':
      return { ...journey, quoteId: acknowledgedValues.subject ?? null };
    case 'add-line':
      return { ...journey, lines: [...journey.lines, { id: acknowledgedValues.lineItemId ?? '', marker }] };
    case 'remove-line':
      return { ...journey, lines: journey.lines.slice(0, -1) };
    case 'edit-event':
    case 'send-event':
    case 'cancel-event':
    case 'complete-event':
    case 'change-terms':
    case 'approve-quote':
    case 'send-quote':
    case 'accept-quote':
    case 'archive-quote':
      return journey;
  }
}

/** The client names an event after the change that created it, and never renames it. */
export function eventNameOf(marker: string): string {
  return `Gala ${marker}`;
}
