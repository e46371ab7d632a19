import { randomInt, randomUUID } from 'node:crypto';

import type { Secret } from '../find-leaks.ts';

/** Stands nowhere else, and on no document in two lines. */
export function aWord(): string {
  return `kept${randomUUID().slice(0, 8)}`;
}

/** A phone's, which no other has. */
export function aNumber(): string {
  return `212-${randomInt(1_000_000, 9_999_999)}`;
}

/** That nothing else costs, and that a card can pay. */
export function anAmount(): string {
  return `${randomInt(100_000, 400_000)}.${randomInt(11, 99)}`;
}

/** As calls and as documents have it. */
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

/** Where also its owner reads what everybody does. */
export function forNobody(secrets: readonly Secret[]): Secret[] {
  return secrets.map(({ words }) => ({ words, knownTo: [] }));
}
