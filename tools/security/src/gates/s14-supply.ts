import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runAudit } from '../supply/audit.ts';
import { installScripts } from '../supply/install-scripts.ts';
import { judgeSupply } from '../supply/judge-supply.ts';
import { readLockfile } from '../supply/lockfile.ts';
import type { Gate } from './gate.ts';

const locked =
  'minimum versions; one registry; checksums of all that production installs; install scripts only from a list';

export const s14: Gate = {
  id: 'S14',
  title: 'Supply',
  target: {
    short: `${locked}; without the audit`,
    full: `production dependencies: no high or critical vulnerability, unless the registry does not answer; ${locked}`,
  },
  run: async ({ root, size }) =>
    judgeSupply({
      audit: size === 'full' ? runAudit(root) : 'skipped',
      installed: readLockfile(readFileSync(join(root, 'package-lock.json'), 'utf8')),
      allowedScripts: Object.keys(installScripts),
    }),
};
