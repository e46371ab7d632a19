import { broken, won } from './race.ts';
import type { RaceAnswer } from './race.ts';

type Answer = RaceAnswer & { body: unknown };

/** The answers to equal calls, and to one more call after them: `inTurn` one after the other, `atOnce` at the same time. */
export type SameCalls = Readonly<Record<'inTurn' | 'atOnce', { answers: readonly Answer[]; next: Answer }>>;

/** Equal calls at the same time have the effect of the same calls one after the other. Returns the violated promises. */
export function judgeSameCalls({ inTurn, atOnce }: SameCalls): string[] {
  const overtaken = atOnce.answers.filter(isOvertaken).length;
  const possible = new Set(inTurn.answers.filter(isRefused).map(({ problem }) => problem.code));
  const unexpected = atOnce.answers
    .filter((answer) => isRefused(answer) && !isOvertaken(answer))
    .filter(({ problem }) => !possible.has(problem.code));
  const [wins, expectedWins] = [won(atOnce.answers), won(inTurn.answers)];
  return broken({
    'no call fails': atOnce.answers.every(({ status }) => status < 500),
    'a call succeeds': wins > 0,
    [`${expectedWins} calls succeed, as in turn (${wins})`]:
      wins <= expectedWins && wins + overtaken >= expectedWins,
    [`no rejection that calls in turn do not get (${unexpected[0]?.problem.code ?? ''})`]:
      unexpected.length === 0,
    'the next call gets the answer that it gets after calls in turn':
      overtaken > 0 || JSON.stringify(outlineOf(atOnce.next)) === JSON.stringify(outlineOf(inTurn.next)),
  });
}

function isRefused({ status }: Answer): boolean {
  return status >= 300 && status < 500;
}

/** Whether other calls were faster in each of the product's attempts, or used up a limit. */
function isOvertaken(answer: Answer): boolean {
  return isRefused(answer) && (answer.problem.code.endsWith('_was_changed') || answer.status === 429);
}

/** The parts of an answer that two records have in common: its status, and the lengths of its lists. */
function outlineOf({ status, body, problem }: Answer): object {
  return status < 300 ? { status, lists: lengthsIn(body) } : { status, code: problem.code };
}

function lengthsIn(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) {
    return {};
  }
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  return Object.fromEntries(lists.map(([name, list]) => [name, list.length]));
}
