import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { limits } from '@marquee/service-kit/throttle/limits';

const root = join(import.meta.dirname, '..', '..', '..');
const names = Object.keys(limits);

describe('the declared limits', () => {
  test.each(names)('when an operator looks for %s, then .env.example contains it', (name) => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toMatch(new RegExp(`^# ${name}=\\d+`, 'm'));
  });
});
