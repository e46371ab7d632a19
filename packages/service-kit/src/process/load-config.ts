import type { z } from 'zod';

/** Parses the environment once. Throws one line that names every variable that is missing or malformed, and why. */
export function loadConfig<Config>(
  schema: z.ZodType<Config>,
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  // `FOO=` in a file means the same as no FOO at all.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    return parsed.data;
  }
  const complaints = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')}: ${complaintOf(issue, given)}`,
  );
  throw new Error(`Configuration: ${complaints.join('; ')}`);
}

function complaintOf(issue: z.core.$ZodIssue, given: Readonly<Record<string, unknown>>): string {
  return given[String(issue.path[0])] === undefined ? 'is missing' : issue.message;
}
