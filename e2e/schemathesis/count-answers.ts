import { operations } from '@marquee/contracts/operations';

import type { Answers } from './judge-answers.ts';

/** The fields of a line of Schemathesis's NDJSON report that are read here; other kinds of lines have no scenario. */
type Line = {
  ScenarioFinished?: {
    recorder: {
      cases?: Readonly<Record<string, { value: { meta?: { generation: { mode: string } } } }>>;
      interactions?: Readonly<Record<string, Interaction>>;
    };
  };
};

type Interaction = { request: { method: string; uri: string }; response?: { status_code: number } };

/** Counts the answers to requests that are valid according to the API description, from the lines of a report. */
export async function countAnswers(lines: AsyncIterable<string>): Promise<Answers> {
  const answers = new Map<string, Map<number, number>>();
  for await (const line of lines) {
    for (const [operation, status] of validAnswers(JSON.parse(line) as Line)) {
      const counts = answers.get(operation) ?? new Map<number, number>();
      answers.set(operation, counts.set(status, (counts.get(status) ?? 0) + 1));
    }
  }
  return answers;
}

function validAnswers({ ScenarioFinished: scenario }: Line): [operation: string, status: number][] {
  const { cases = {}, interactions = {} } = scenario?.recorder ?? {};
  return Object.entries(interactions).flatMap(([id, { request, response }]): [string, number][] => {
    const operation = operationOf(request);
    const isValid = cases[id]?.value.meta?.generation.mode === 'positive';
    return isValid && operation && response ? [[operation, response.status_code]] : [];
  });
}

const patterns = [...operations]
  .map(([name, { method, path }]) => ({
    name,
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    segments: path.split(':').length,
  }))
  // A literal path takes precedence over one with a parameter.
  .toSorted((one, other) => one.segments - other.segments);

/** Undefined if no operation has this method and path. */
function operationOf({ method, uri }: Interaction['request']): string | undefined {
  const { pathname } = new URL(uri);
  return patterns.find((known) => known.method === method && known.pattern.test(pathname))?.name;
}
