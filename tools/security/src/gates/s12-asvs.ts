import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { judgeAsvs } from '../asvs/judge-asvs.ts';
import { requirements } from '../asvs/requirements.ts';
import type { Gate } from './gate.ts';

const target = `OWASP ASVS 5.0 levels 1 and 2: each of the ${requirements.length} requirements is marked pass with the test that shows it, not applicable, or exception`;

export const s12: Gate = {
  id: 'S12',
  title: 'ASVS',
  target: { short: target, full: target },
  async run({ root }) {
    const folder = join(root, 'docs', 'security');
    const read = (path: string): string | null => {
      const file = join(folder, path);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    return judgeAsvs({ text: read('asvs.md'), requirements, read });
  },
};
