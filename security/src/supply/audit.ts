import { spawnSync } from 'node:child_process';

import { z } from 'zod';

export type Audit = { asked: true; high: number; critical: number } | { asked: false; why: string };

const counts = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int() }) }),
});
const refusal = z.object({ message: z.string() });
const patienceMs = 60_000;

/** Known vulnerabilities, according to the registry, of what production would install. */
export function askAudit(root: string): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: patienceMs,
  });
  return error ? { asked: false, why: error.message } : readAudit(stdout);
}

/** An answer without figures counts as none, regardless of the command's exit code. */
export function readAudit(output: string): Audit {
  const said = parse(output);
  const counted = counts.safeParse(said);
  if (counted.success) {
    return { asked: true, ...counted.data.metadata.vulnerabilities };
  }
  return { asked: false, why: refusal.safeParse(said).data?.message ?? 'no figures in the answer' };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
