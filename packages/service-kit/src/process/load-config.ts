import { z } from 'zod';
import { complaintsInProduction } from './production-rules.ts';

type Given = Readonly<Record<string, string | undefined>>;

const surroundings = ['development', 'test', 'production'];

/**
 * Parses the environment. Throws one error, in one line, that names every variable that is missing, malformed or, in production, a
 * development value, with the reason.
 */
export function loadConfig<Config>(schema: z.ZodType<Config>, environment: Given): Config {
  // `FOO=` in a file means the same as an unset FOO.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const complaints = new Map([
    ...complaintsAboutSurroundings(given, variablesOf(schema)),
    ...(parsed.error?.issues ?? []).map(
      (issue) => [issue.path.join('.'), complaintOf(issue, given)] as const,
    ),
  ]);
  if (parsed.success && complaints.size === 0) {
    return parsed.data;
  }
  const said = [...complaints].map(([name, complaint]) => `${name}: ${complaint}`);
  throw new Error(`Configuration: ${said.join('; ')}`);
}

/** A process's schema is an intersection of two: its service's and that of every process. */
function variablesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap(variablesOf);
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function complaintsAboutSurroundings(given: Given, read: readonly string[]): Map<string, string> {
  const { NODE_ENV: where = 'development' } = given;
  if (!surroundings.includes(where)) {
    return new Map([['NODE_ENV', `must be one of ${surroundings.join(', ')}`]]);
  }
  return where === 'production' ? complaintsInProduction(given, read) : new Map<string, string>();
}

function complaintOf(issue: z.core.$ZodIssue, given: Given): string {
  return given[String(issue.path[0])] === undefined ? 'is missing' : issue.message;
}
