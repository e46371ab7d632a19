import { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';

const longest = 254;

/** Characters that HTML allows before the @: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?';
const address = `${atom}(?:\\.${atom})*@${label}(?:\\.${label})+`;

const invalidEmail = 'Please enter a valid email address';

/** A required email address. `invalid` is the error for an invalid address; without it, the error says which rule the address breaks. */
export function requiredEmail(required: string, invalid?: string) {
  return z
    .string(required)
    .overwrite(cleanLine)
    .min(1, required)
    .superRefine(refuseInvalid(invalid))
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: { format: 'email', pattern: `^${address}$`, maxLength: longest },
      }),
    );
}

/** An optional email address; a blank one becomes the empty text. */
export const optionalEmail = z
  .string(invalidEmail)
  .overwrite(cleanLine)
  .superRefine(refuseInvalid())
  .meta(
    correctedDescription({
      on: '2026-11-27',
      keywords: { pattern: `^(?:${address})?$`, maxLength: longest },
      changes: ['anyOf', 'type'],
    }),
  )
  .optional();

function refuseInvalid(invalid?: string) {
  return (typed: string, context: z.RefinementCtx): void => {
    const complaint = typed === '' ? null : emailComplaint(typed);
    if (complaint !== null) {
      context.addIssue({ code: 'custom', message: invalid ?? `${invalidEmail}: ${complaint}` });
    }
  };
}

/** The rule that an address breaks, as part of an error message; null if the address is valid. */
function emailComplaint(typed: string): string | null {
  const [local = '', domain = '', ...others] = typed.split('@');
  if (!typed.includes('@')) {
    return 'it needs an @';
  }
  if (others.length > 0) {
    return 'it must have only one @';
  }
  return typed.length > longest
    ? `it must have at most ${longest} characters`
    : (localComplaint(local) ?? domainComplaint(domain));
}

function localComplaint(local: string): string | null {
  if (local === '') {
    return 'something must stand before the @';
  }
  if (local.startsWith('.') || local.endsWith('.')) {
    return 'the part before the @ must not begin or end with a dot';
  }
  if (local.includes('..')) {
    return 'the part before the @ must not have two dots in a row';
  }
  const other = /[^A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]/u.exec(local)?.[0];
  return other === undefined ? null : `the part before the @ must not contain ${named(other)}`;
}

function domainComplaint(domain: string): string | null {
  const other = /[^A-Za-z0-9.-]/u.exec(domain)?.[0];
  if (other !== undefined) {
    return `the part after the @ must not contain ${named(other)}`;
  }
  const labels = domain.split('.');
  if (labels.length < 2) {
    return 'the part after the @ must have a dot, as in example.com';
  }
  return labels.every((part) => new RegExp(`^${label}$`).test(part))
    ? null
    : 'between the dots after the @ there must be 1 to 63 letters, digits or hyphens, with no hyphen at either end';
}

function named(character: string): string {
  return /\s/.test(character) ? 'a space' : `“${character}”`;
}
