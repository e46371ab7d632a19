import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** `sensitiveValues`: values that people and services know and that a log must not contain, by name. */
export type Logged = {
  lines: readonly string[];
  sensitiveValues: ReadonlyMap<string, string>;
  /** Number of all responses. */
  answers: number;
  withoutRequestId: readonly string[];
  errors: number;
};

const shapes: Readonly<Record<string, RegExp>> = {
  'an email address': /[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}/i,
  'a signed token': /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
  'a password’s hash': /\$argon2/,
  'a session’s cookie': /\b(?:half-)?sid=[\w-]{20,}/,
  'a private key': /"d"\s*:\s*"[\w-]{20,}"|BEGIN [A-Z ]*PRIVATE KEY/,
};

/**
 * Passed if no line contains a sensitive value or matches the pattern of a secret or of personal data. In addition, some lines must report
 * errors, and every response must have its request id.
 */
export function judgeLogs(
  { lines, sensitiveValues, answers, withoutRequestId, errors }: Logged,
  min: number,
): Measured {
  const leaks = lines.flatMap((line) => leaksIn(line, sensitiveValues));
  return judge({
    figures: `${lines.length} log lines, ${errors} of them about errors and rejections: ${leaks.length} with a secret, an email or a phone; ${answers - withoutRequestId.length} of ${answers} answers carried their request id`,
    remarks: [
      `searched for ${sensitiveValues.size} secrets and personal details by value, and for ${Object.keys(shapes).join(', ')}`,
    ],
    faults: [
      ...tooFew('log lines', lines.length, min),
      ...(errors === 0 ? ['no line was about an error or a rejection'] : []),
      ...(sensitiveValues.size === 0 ? ['no value was searched for'] : []),
      ...(answers === 0 ? ['no response was recorded'] : []),
      ...leaks,
      ...withoutRequestId.map((one) => `the response to ${one} has no request id`),
    ],
  });
}

/** Returns the names of the leaked values, so that the report does not repeat the values. */
function leaksIn(line: string, sensitiveValues: ReadonlyMap<string, string>): string[] {
  const values = [...sensitiveValues].filter(([, value]) => line.includes(value)).map(([name]) => name);
  const shaped = Object.entries(shapes)
    .filter(([, shape]) => shape.test(line))
    .map(([name]) => name);
  return [...values, ...shaped].map((name) => `${name} in a line with ${fieldsOf(line)}`);
}

function fieldsOf(line: string): string {
  return [...line.matchAll(/"(\w+)":/g)].map(([, field]) => field).join(', ');
}
