import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { limits } from '@marquee/service-kit/throttle/limits';

import { limitsDocument } from '../src/docs/limits-document.ts';

const root = join(import.meta.dirname, '..', '..');
const names = Object.keys(limits);

describe('the declared limits', () => {
  test('when a limit changes, then npm run docs:limits must be run', () => {
    expect(readFileSync(join(root, 'docs/limits.md'), 'utf8')).toBe(limitsDocument());
  });

  test.each(names)('when an operator looks for %s, then .env.example contains it', (name) => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toMatch(new RegExp(`^# ${name}=\\d+`, 'm'));
  });
});
