import type { ParkedMessageDetails, ParkedMessageRow } from '@marquee/contracts/parked-messages';
import type { Listed, Redriven } from './message-acts.ts';

/** What a person reads; programs take --json. */
export function describeList(lists: readonly Listed[]): string {
  const rows = lists.flatMap((list) => list.rows);
  if (rows.length === 0) {
    return 'Nothing is parked.';
  }
  const queues = [...new Set(rows.map(({ queue }) => queue))];
  return queues
    .map((queue) => {
      const own = rows.filter((row) => row.queue === queue);
      return [`${queue} (${own.length})`, ...own.map(describeRow)].join('\n');
    })
    .join('\n\n');
}

export function describeRow({ id, parkedAt, type, attempts, reason, status }: ParkedMessageRow): string {
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `  ${id}  ${parkedAt}  ${status}  ${type ?? 'unreadable'}  ${tried}\n    ${reason}`;
}

export function describeDetails(message: ParkedMessageDetails): string {
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

export function describeRedriven(sums: readonly Redriven[]): string {
  const redriven = sum(sums.map((each) => each.redriven));
  const failed = sum(sums.map((each) => each.failedAgain));
  const left = sum(sums.map((each) => each.left));
  if (redriven + failed + left === 0) {
    return 'Nothing is parked.';
  }
  const areParked = (count: number): string => `${count === 1 ? 'is' : 'are'} still parked.`;
  const again = failed === 0 ? '' : ` ${failed} failed again and ${areParked(failed)}`;
  const others = left === 0 ? '' : ` ${left} could not be reached and ${areParked(left)}`;
  return `${redriven} handed back.${again}${others}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
