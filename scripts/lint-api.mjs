import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();
const { createOpenApiDocument } = await import('../packages/contracts/src/openapi.ts');

// Applies Redocly's recommended rules to the API description, with warnings as errors.
const folder = mkdtempSync(join(tmpdir(), 'marquee-api-'));
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(createOpenApiDocument()));
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'redocly'),
  ['lint', 'openapi.json', '--extends', 'recommended-strict'],
  {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
