import { randomInt, randomUUID } from 'node:crypto';

import type { Secret } from './scenario.ts';

/** A unique word; no document breaks it into two lines. */
export function aWord(): string {
  return `kept${randomUUID().slice(0, 8)}`;
}

/** A unique phone number. */
export function aNumber(): string {
  return `212-${randomInt(1_000_000, 9_999_999)}`;
}

/** A unique amount that can be paid by card. */
export function anAmount(): string {
  return `${randomInt(100_000, 400_000)}.${randomInt(11, 99)}`;
}

/** The amount as calls and documents write it. */
export function writtenOut(amount: string): string[] {
  return [amount, amount.replace(/^(\d+)(\d{3})\./, '$1,$2.')];
}

export function forBoth(...words: readonly string[]): Secret {
  return { words, knownTo: ['client', 'provider'] };
}

export function forClient(...words: readonly string[]): Secret {
  return { words, knownTo: ['client'] };
}

export function forProvider(...words: readonly string[]): Secret {
  return { words, knownTo: ['provider'] };
}

/** The same secrets for responses in which even the owners read only the public part. */
export function forNobody(secrets: readonly Secret[]): Secret[] {
  return secrets.map(({ words }) => ({ words, knownTo: [] }));
}
