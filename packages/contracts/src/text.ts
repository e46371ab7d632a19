import { z } from 'zod';
import { cleanLine, cleanLines, invisible } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';

const halfOfPair = String.raw`\uD800-\uDFFF`;

/**
 * A pattern for any character that is visible on its own, so not for a combining mark (`\p{M}`). Code points above U+FFFF are not escaped,
 * because JavaScript and Rust escape them differently. Surrogates are not listed, because they are not characters in Rust.
 */
const visible = String.raw`[^${invisible
  .replace(halfOfPair, '')
  .replace(/\\u\{(\w+)\}/g, (_escape, hex: string) => String.fromCodePoint(parseInt(hex, 16)))}\p{M}]`;

/** The description of a text with at least one visible character that is not a combining mark. */
export function visibleText(): Record<string, unknown> {
  return correctedDescription({ on: '2026-11-27', keywords: { pattern: visible } });
}

/** Limits a text to `max` Unicode code points, as JSON Schema counts. Most emoji are one code point, although two UTF-16 units. */
export function atMost(text: z.ZodString, max: number, message?: string): z.ZodString {
  const limited = text.refine((typed) => isWithin(typed, max), refusalOf(max, message));
  return limited.meta({ ...limited.meta(), maxLength: max });
}

type Cleaned = {
  clean: (typed: string) => string;
  max: number;
  /** The error for a value that is not a text. */
  required?: string;
  message?: string;
};

/** A text that is cleaned before storing. The limit applies to its shorter length, before or after cleaning: NFC can make a text longer. */
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

/**
 * The error for a text that is too long. Code points are limited, but a reader counts characters. If the text has no more than `max`
 * characters for a reader, the default message explains the difference.
 */
function refusalOf(max: number, message?: string) {
  return { error: ({ input }: { input?: unknown }) => message ?? tooLong(String(input), max) };
}

function tooLong(typed: string, max: number): string {
  const limit = `Please use at most ${max} characters`;
  return isSeenWithin(typed, max) ? `${limit}. ${countedAsSeveral}` : limit;
}

const countedAsSeveral = 'Some emoji and letters with marks count as several.';

const characters = new Intl.Segmenter('en');

/** UTF-16 units of the longest emoji, with some margin. Texts beyond `max` times this length are not segmented, because that is slow. */
const mostUnits = 40;

/** Whether a reader counts at most `max` characters. */
function isSeenWithin(typed: string, max: number): boolean {
  return typed.length <= max * mostUnits && Array.from(characters.segment(typed)).length <= max;
}

/** A required text of one line with a visible character; `required` is the error without one. */
export function requiredText(required: string, max = 200) {
  return cleanText({ clean: cleanLine, max, required }).min(1, required).meta(visibleText());
}

/** A required text of several lines with a visible character; `required` is the error without one. */
export function requiredLines(required: string, max: number) {
  return cleanText({ clean: cleanLines, max, required }).min(1, required).meta(visibleText());
}

/** An optional text of one line. */
export function optionalText(max = 200) {
  return cleanText({ clean: cleanLine, max }).optional();
}

/** An optional text of several lines. */
export function optionalLines(max: number) {
  return cleanText({ clean: cleanLines, max }).optional();
}

/** The form in which email addresses are compared, ignoring case. The typed form is stored for display. */
export function toEmailKey(email: string): string {
  return cleanLine(email).toLowerCase();
}
