import type { AcknowledgedValues, Entry } from '../../history/entry.ts';
import type { AllowedRefusals } from '../../history/refusal-causes.ts';
import type { ChangeRequest } from '../change-request.ts';
import type { Journey } from '../journey.ts';
import { eventActions } from './event-actions.ts';
import { quoteActions } from './quote-actions.ts';

/** An acknowledged change. */
export type Done = { acknowledgedValues: AcknowledgedValues; marker: string };

/** All that the load and the checker know about a user's action on an event or quote. */
export type JourneyAction = {
  /** The text that the change writes contains the marker. */
  request: (journey: Journey, marker: string) => ChangeRequest;
  /** The codes with which the action may be rejected. */
  refusals: AllowedRefusals;
  /** The entry in the record's history that each change writes once; absent if the checker compares something else. */
  recordedAs?: string;
  /** The id of the email that the acknowledged change causes; null if this change causes none. */
  emailIdOf?: (entry: Entry) => string | null;
  /** The journey after the action was acknowledged; by default, it is the same. */
  after?: (journey: Journey, done: Done) => Journey;
};

/** The name of an action in a journey. */
export type Step = keyof typeof eventActions | keyof typeof quoteActions;

export const journeyActions: Readonly<Record<Step, JourneyAction>> = { ...eventActions, ...quoteActions };
