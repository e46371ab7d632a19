import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';

const hourMs = 3_600_000;

/** Of what the processor is to be asked about, what has been due for more than an hour, put off or never reached. */
export async function countWaiting(
  { aggregate }: Pick<AggregateStore<{ id: string; version: number }>, 'aggregate'>,
  at: Date,
): Promise<number> {
  const anHourAgo = { $lt: new Date(at.getTime() - hourMs) };
  const waiting = { $or: [{ checkAt: anHourAgo }, { 'putOff.since': anHourAgo }] };
  const [row] = await aggregate<{ count: number }>([{ $match: waiting }, { $count: 'count' }]);
  return row?.count ?? 0;
}
