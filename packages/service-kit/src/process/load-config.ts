import { z } from 'zod';
import { complaintsInProduction } from './production-rules.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const environments = ['development', 'test', 'production'];

/**
 * Parses the environment. Throws one error, in one line, that lists every rejected variable with the reason: it is missing or malformed, or
 * has a development value in production.
 */
export function loadConfig<Config>(schema: z.ZodType<Config>, environment: Variables): Config {
  // `FOO=` in a file counts as an unset FOO.
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(variables);
  const complaints = new Map([
    ...environmentComplaints(variables, variablesOf(schema)),
    ...(parsed.error?.issues ?? []).map(
      (issue) => [issue.path.join('.'), complaintOf(issue, variables)] as const,
    ),
  ]);
  if (parsed.success && complaints.size === 0) {
    return parsed.data;
  }
  const lines = [...complaints].map(([name, complaint]) => `${name}: ${complaint}`);
  throw new Error(`Configuration: ${lines.join('; ')}`);
}

/** Returns the names of a schema's variables. The schema of a process is the intersection of `processConfig` and its service's schema. */
function variablesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap(variablesOf);
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function environmentComplaints(variables: Variables, read: readonly string[]): Map<string, string> {
  const { NODE_ENV: nodeEnv = 'development' } = variables;
  if (!environments.includes(nodeEnv)) {
    return new Map([['NODE_ENV', `must be one of ${environments.join(', ')}`]]);
  }
  return nodeEnv === 'production' ? complaintsInProduction(variables, read) : new Map<string, string>();
}

function complaintOf(issue: z.core.$ZodIssue, variables: Variables): string {
  return variables[String(issue.path[0])] === undefined ? 'is missing' : issue.message;
}
