import { cutText } from '@marquee/contracts/clean-text';
import { isolated } from '@marquee/ui';
import { formatDate, formatTime } from '@marquee/contracts/format-dates';
import { isRecord } from './differing-fields.ts';

/** Maximum number of characters of a value in a message. */
const maxCharacters = 80;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Formats the value of a field or group of fields for a message: a choice as its label, a long text truncated. */
export function shownValue(form: HTMLFormElement | null, field: string, value: unknown): string {
  const text = toText(form, field, value);
  return text === '' ? 'nothing' : `“${isolated(cutText(text, maxCharacters))}”`;
}

function toText(form: HTMLFormElement | null, field: string, value: unknown): string {
  if (isRecord(value)) {
    const texts = Object.entries(value).map(([name, part]) => toText(form, `${field}.${name}`, part));
    return texts.filter((text) => text !== '').join(', ');
  }
  if (Array.isArray(value)) {
    return list.format(value.map(String));
  }
  const text = plainText(value);
  const control = form?.elements.namedItem(field) ?? null;
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find((option) => option.value === text)?.label ?? text;
  }
  return text !== '' && control instanceof HTMLInputElement ? formatInput(control, text) : text;
}

function formatInput({ type }: HTMLInputElement, text: string): string {
  if (type === 'date') {
    return formatDate(text);
  }
  return type === 'time' ? formatTime(text) : text.replaceAll(/\s+/g, ' ');
}

function plainText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  return typeof value === 'string' ? value : '';
}
