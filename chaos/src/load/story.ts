import type { Promised, StoryAct } from '../ledger/entry.ts';
import type { Person } from './doing.ts';

export type Step = StoryAct;

export type Line = { id: string; mark: string };

/** The progress of one event from the client's request to its end. */
export type Story = {
  client: Person;
  provider: Person;
  eventId: string | null;
  eventName: string;
  /** Default: today, so that it can be completed. */
  eventInDays?: number;
  quoteId: string | null;
  lines: readonly Line[];
  /** The next group first. The steps of one group are requested at the same time, as a race. */
  left: readonly (readonly Step[])[];
};

/** The story after a step was acknowledged. */
export function told(
  story: Story,
  step: Step,
  { promised, mark }: { promised: Promised; mark: string },
): Story {
  switch (step) {
    case 'create-event':
      return { ...story, eventId: promised.subject ?? null, eventName: eventNameOf(mark) };
    case 'create-quote':
    case 'create-quote-by-hand':
      return { ...story, quoteId: promised.subject ?? null };
    case 'add-line':
      return { ...story, lines: [...story.lines, { id: promised.lineItemId ?? '', mark }] };
    case 'remove-line':
      return { ...story, lines: story.lines.slice(0, -1) };
    case 'edit-event':
    case 'send-event':
    case 'cancel-event':
    case 'complete-event':
    case 'change-terms':
    case 'approve-quote':
    case 'send-quote':
    case 'accept-quote':
    case 'archive-quote':
      return story;
  }
}

/** The client names an event after the change that created it, and never renames it. */
export function eventNameOf(mark: string): string {
  return `Gala ${mark}`;
}
