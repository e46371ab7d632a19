import { z } from 'zod';
import { optionalLines } from './text.ts';

/**
 * The optional texts of an event that every form has. `label` names the text among the details of an event, `typed` is the text in a form's
 * request, `read` the text in an event's view. Deleting the client's account empties these texts.
 */
const eventTexts = {
  comments: { label: 'Comments', typed: optionalLines(5000), read: z.string() },
};
export type EventTextName = keyof typeof eventTexts;

/** Empty: the client typed none. */
export type EventTexts = Record<EventTextName, string>;

export const eventTextNames = Object.keys(eventTexts) as EventTextName[];

/** Returns a value for each text. */
export function toEventTexts<Value>(toValue: (name: EventTextName) => Value): Record<EventTextName, Value> {
  const entries = eventTextNames.map((name) => [name, toValue(name)] as const);
  return Object.fromEntries(entries) as Record<EventTextName, Value>;
}

export const typedEventTexts = toEventTexts((name) => eventTexts[name].typed);
export const readEventTexts = toEventTexts((name) => eventTexts[name].read);
export const eventTextLabels = toEventTexts((name) => eventTexts[name].label);
export const blankEventTexts: EventTexts = toEventTexts(() => '');

type PossibleTexts = Partial<Record<EventTextName, string | undefined>>;

/** The texts of a form or an event. A missing text is empty: the form lacks it, or an earlier release stored the event. */
export function eventTextsOf(event: PossibleTexts): EventTexts {
  return toEventTexts((name) => event[name] ?? '');
}

/** The texts with their labels, for a list of the event's details. */
export function eventTextFactsOf(event: PossibleTexts): { term: string; detail: string }[] {
  return eventTextNames.map((name) => ({ term: eventTextLabels[name], detail: event[name] ?? '' }));
}

/** The texts that messages about an event carry, for quotes and emails. Declare a new text as optional, because messages of earlier releases lack it. */
export const publishedTexts = { venueAddress: z.string() };
export type PublishedTexts = z.infer<z.ZodObject<typeof publishedTexts>>;

export function publishedTextsOf({ venueAddress }: PublishedTexts): PublishedTexts {
  return { venueAddress };
}
