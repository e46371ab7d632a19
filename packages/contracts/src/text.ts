import { z } from 'zod';
import { cleanLine, cleanLines, invisible } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';

const halfOfPair = String.raw`\uD800-\uDFFF`;

/**
 * Any character that a reader sees by itself: a combining mark (`\p{M}`) needs another. JavaScript and Rust escape a code point above U+FFFF
 * each in its own way, so it stands as it is; and halves of surrogate pairs are no characters to Rust.
 */
const visible = String.raw`[^${invisible
  .replace(halfOfPair, '')
  .replace(/\\u\{(\w+)\}/g, (_escape, hex: string) => String.fromCodePoint(parseInt(hex, 16)))}\p{M}]`;

/** Describes a text with at least one visible character that is no combining mark. */
export function visibleText(): Record<string, unknown> {
  return correctedDescription({ on: '2026-11-27', keywords: { pattern: visible } });
}

/** Limits a text to `max` Unicode code points, which is how JSON Schema counts: an emoji is one, although it is two UTF-16 units. */
export function atMost(text: z.ZodString, max: number, message?: string): z.ZodString {
  const limited = text.refine((typed) => isWithin(typed, max), refusalOf(max, message));
  return limited.meta({ ...limited.meta(), maxLength: max });
}

type Cleaned = {
  clean: (typed: string) => string;
  max: number;
  /** The refusal of what is no text. */
  required?: string;
  message?: string;
};

/** A text that is stored clean. Its length counts before or after cleaning, whichever is less: NFC makes some texts longer. */
export function cleanText({ clean, max, required, message }: Cleaned): z.ZodString {
  return z
    .string(required)
    .refine((typed) => isWithin(typed, max) || isWithin(clean(typed), max), refusalOf(max, message))
    .overwrite(clean)
    .meta({ maxLength: max });
}

function isWithin(typed: string, max: number): boolean {
  return typed.length <= max || Array.from(typed).length <= max;
}

/** Without a message of the caller's, the sentence is also true of a text in which a reader counts fewer characters than its code points. */
function refusalOf(max: number, message?: string) {
  return { error: ({ input }: { input?: unknown }) => message ?? tooLong(String(input), max) };
}

function tooLong(typed: string, max: number): string {
  const limit = `Please use at most ${max} characters`;
  return isSeenWithin(typed, max) ? `${limit}. ${countedAsSeveral}` : limit;
}

const countedAsSeveral = 'Some emoji and letters with marks count as several.';

const characters = new Intl.Segmenter('en');

/** UTF-16 units of the longest emoji, with room to spare: a longer text is not counted, because counting takes long. */
const mostUnits = 40;

/** Whether a reader counts at most `max` characters. */
function isSeenWithin(typed: string, max: number): boolean {
  return typed.length <= max * mostUnits && Array.from(characters.segment(typed)).length <= max;
}

/** A text of one line in which something must be visible; `required` is the message when nothing is. */
export function requiredText(required: string, max = 200) {
  return cleanText({ clean: cleanLine, max, required }).min(1, required).meta(visibleText());
}

/** The same for a text of several lines. */
export function requiredLines(required: string, max: number) {
  return cleanText({ clean: cleanLines, max, required }).min(1, required).meta(visibleText());
}

/** A text of one line that may be left out or empty. */
export function optionalText(max = 200) {
  return cleanText({ clean: cleanLine, max }).optional();
}

/** The same for a text of several lines. */
export function optionalLines(max: number) {
  return cleanText({ clean: cleanLines, max }).optional();
}

/** Emails compare without regard to case; what was typed is kept for showing. */
export function toEmailKey(email: string): string {
  return cleanLine(email).toLowerCase();
}
