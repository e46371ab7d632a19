import { unroutedQueue } from '@marquee/contracts/dead-letters';
import type { DeadLetterDetails, DeadLetterSummary, DeadLetterStatus } from '@marquee/contracts/dead-letters';
import type { ServiceResults } from './query-services.ts';
import type { Listed, Redriven } from './dead-letter-actions.ts';

const emptyTexts: Record<DeadLetterStatus, string> = {
  parked: 'There are no dead letters',
  redriven: 'No dead letter has been redriven',
  dropped: 'No dead letter has been dropped',
};

/** Text for people; programs use --json. */
export function describeList(lists: ServiceResults<Listed>, status: DeadLetterStatus): string {
  const rows = lists.answers.flatMap((list) => list.rows);
  if (rows.length === 0) {
    return describeNothing(emptyTexts[status], lists);
  }
  const queues = [...new Set(rows.map(({ queue }) => queue))];
  return queues
    .map((queue) => {
      const own = rows.filter((row) => row.queue === queue);
      return [`${queue} (${own.length})`, ...own.map(describeRow)].join('\n');
    })
    .join('\n\n');
}

/** States that there are no messages, but only about the services that answered. */
function describeNothing(text: string, { answers, unanswered }: ServiceResults<Listed | Redriven>): string {
  if (unanswered.length === 0) {
    return `${text}.`;
  }
  const services = answers.map(({ service }) => service);
  return services.length === 0 ? '' : `${text} in the queues of ${services.join(', ')}.`;
}

export function describeRow({ id, parkedAt, type, attempts, reason, status }: DeadLetterSummary): string {
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `  ${id}  ${parkedAt}  ${status}  ${type ?? 'unreadable'}  ${tried}\n    ${reason}`;
}

export function describeDetails(message: DeadLetterDetails): string {
  const { queue, type, status, reason, attempts, timesParked, requestId, traceId, content, encoding } =
    message;
  const facts = {
    id: message.id,
    queue,
    message: type ?? 'unreadable',
    status,
    reason,
    attempts,
    parked: `${message.parkedAt}, ${timesParked === 1 ? 'once' : `${timesParked} times`}`,
    request: requestId ?? 'unknown',
    trace: traceId ?? 'unknown',
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(9)}${value}`);
  const history = message.history.map(
    ({ at, type: what, by, reason: why }) =>
      `  ${at}  ${what}${by ? ` by ${by}` : ''}${why ? `: ${why}` : ''}`,
  );
  return [...lines, '', 'history', ...history, '', `content (${encoding})`, content].join('\n');
}

/** For a redriven message, states only that it is in its queue again, because the consumer may not have handled it yet. */
export function describeRedrivenOne(row: DeadLetterSummary): string {
  if (row.status === 'redriven') {
    return `${row.id} was redriven to ${row.queue}. ${redriveNotice}`;
  }
  const outcome =
    row.queue === unroutedQueue
      ? 'It still has no subscriber and remains in the queue ‘unrouted’.'
      : 'It failed again and is still a dead letter.';
  return `${outcome}\n${describeRow(row)}`;
}

export function describeDropped(row: DeadLetterSummary, before: DeadLetterDetails): string {
  if (before.status !== 'dropped') {
    return describeRow(row).trim();
  }
  const decision = before.history.findLast(({ type }) => type === 'dropped');
  return `It was already dropped, and the earlier decision is unchanged: ${decision?.reason ?? 'no reason'} (${decision?.by ?? 'unknown'}, ${decision?.at ?? 'unknown'}).`;
}

export function describeRedriven(answered: ServiceResults<Redriven>): string {
  const sums = answered.answers;
  const redriven = sum(sums.map((each) => each.redriven));
  const failed = sum(sums.map((each) => each.failedAgain));
  const left = sum(sums.map((each) => each.left));
  if (redriven + failed + left === 0) {
    return describeNothing(emptyTexts.parked, answered);
  }
  const areDeadLetters = (count: number): string =>
    count === 1 ? 'is still a dead letter.' : 'are still dead letters.';
  const again = failed === 0 ? '' : ` ${failed} failed again and ${areDeadLetters(failed)}`;
  const others = left === 0 ? '' : ` ${left} could not be redriven and ${areDeadLetters(left)}`;
  const republished = redriven === 0 ? '' : ` ${redriveNotice}`;
  return `${redriven} redriven.${again}${others}${republished}`;
}

const redriveNotice = 'A message that fails again becomes a dead letter.';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
