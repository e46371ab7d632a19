import { isDeepStrictEqual } from 'node:util';

import type { Entry } from '../../history/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundProjection, ProjectionName } from '../found.ts';
import { projectionNames } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';
import { expectedProjections } from './expected-projections.ts';
import { addPresentNames } from './former-names.ts';

/** Every projection equals its source's last message, field by field, and contains nothing else. */
export function checkProjections(found: Found, entries: readonly Entry[]): Finding[] {
  const expected = expectedProjections(found, deletedAccountsIn(entries));
  return projectionNames.flatMap((name) => compare(name, expected[name], found.projections[name]));
}

function compare(
  name: ProjectionName,
  expected: readonly FoundProjection[],
  actual: readonly FoundProjection[],
): Finding[] {
  const byId = new Map(actual.map((row) => [row.id, addPresentNames(name, row)]));
  const wanted = new Set(expected.map(({ id }) => id));
  const strangers = actual.filter(({ id }) => !wanted.has(id));
  return [
    ...expected.flatMap((row) => compareOne(name, row, byId.get(row.id))),
    ...strangers.map(({ id }): Finding => ({
      kind: 'differs',
      detail: `${name} ${id} has no source`,
    })),
  ];
}

function compareOne(name: ProjectionName, expected: FoundProjection, actual?: FoundProjection): Finding[] {
  if (actual === undefined) {
    return [{ kind: 'lost', detail: `${name} ${expected.id} never arrived` }];
  }
  const fields = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  const different = fields.filter((field) => !isDeepStrictEqual(expected[field], actual[field]));
  return different.map((field) => ({
    kind: 'differs',
    detail: `${name} ${expected.id}: ${field} is ${show(actual[field])}, its source says ${show(expected[field])}`,
  }));
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}
