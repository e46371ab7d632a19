import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function expressionsIn(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../deploy/observability', file), 'utf8');
  return [...text.matchAll(/expr"?: (.+)/g)]
    .map(([, expression = '']) => expression)
    .filter((expression) => expression.includes('remote_'));
}

function foundIn(expressions: readonly string[], pattern: RegExp): string[] {
  return expressions.flatMap((expression) =>
    [...expression.matchAll(pattern)].map(([, found = '']) => found),
  );
}

describe('the metrics of remotes', () => {
  test.each(['alerts.yml', 'grafana-dashboard.json'])(
    'when %s names a metric or a label, then that metric or label exists before the first report',
    async (file) => {
      const text = await (await identity.fetch('/metrics')).text();
      const ours = text.split('\n').filter((line) => line.startsWith('remote_'));

      const names = foundIn(expressionsIn(file), /\b(remote_\w+)/g);
      const chosen = foundIn(expressionsIn(file), /(\w+)=\\?"/g);
      const summed = foundIn(expressionsIn(file), /by \(([^)]+)\)/g).flatMap((list) => list.split(', '));

      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !ours.some((line) => line.startsWith(`${name}{`)))).toEqual([]);
      expect(
        [...chosen, ...summed].filter((label) => !ours.some((line) => line.includes(`${label}="`))),
      ).toEqual([]);
    },
  );
});
