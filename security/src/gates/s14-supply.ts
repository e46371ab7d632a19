import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runAudit } from '../supply/audit.ts';
import { installScripts } from '../supply/install-scripts.ts';
import { judgeSupply } from '../supply/judge-supply.ts';
import { readLockfile } from '../supply/lockfile.ts';
import type { Gate } from './gate.ts';

const locked =
  'the floors; one registry, checksums of all that production installs; install scripts from a list';

export const s14: Gate = {
  id: 'S14',
  title: 'Supply',
  target: {
    short: `${locked}; without the audit`,
    full: `production dependencies: nothing high or critical, or the registry could not be asked; ${locked}`,
  },
  run: async ({ root, size }) =>
    judgeSupply({
      audit: size === 'full' ? runAudit(root) : 'left out',
      installed: readLockfile(readFileSync(join(root, 'package-lock.json'), 'utf8')),
      allowedScripts: Object.keys(installScripts),
    }),
};
