import { spawnSync } from 'node:child_process';

import { z } from 'zod';

export type Audit = { answered: true; high: number; critical: number } | { answered: false; why: string };

const counts = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int() }) }),
});
const refusal = z.object({ message: z.string() });
const timeoutMs = 60_000;

/** Counts the known vulnerabilities, according to the registry, of the packages that production installs. */
export function runAudit(root: string): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: timeoutMs,
  });
  return error ? { answered: false, why: error.message } : readAudit(stdout);
}

/** Parses the output of the audit. Output without figures counts as unanswered, regardless of the command's exit code. */
export function readAudit(output: string): Audit {
  const parsed = parse(output);
  const counted = counts.safeParse(parsed);
  if (counted.success) {
    return { answered: true, ...counted.data.metadata.vulnerabilities };
  }
  return { answered: false, why: refusal.safeParse(parsed).data?.message ?? 'no figures in the answer' };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
