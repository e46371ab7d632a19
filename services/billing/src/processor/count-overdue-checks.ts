import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';

const hourMs = 3_600_000;

/** The number of pending checks first due more than an hour ago, whether they have failed since or not run at all. */
export async function countOverdueChecks(
  { aggregate }: Pick<AggregateStore<{ id: string; version: number }>, 'aggregate'>,
  at: Date,
): Promise<number> {
  const anHourAgo = { $lt: new Date(at.getTime() - hourMs) };
  // One stage per condition, because the embedded engine uses no index for both conditions in one stage.
  const count = async (matches: object[]): Promise<number> => {
    const stages = matches.map(($match) => ({ $match }));
    const [row] = await aggregate<{ count: number }>([...stages, { $count: 'count' }]);
    return row?.count ?? 0;
  };
  // Two counts instead of one `$or`, which not every engine answers from an index.
  const counted = await Promise.all([
    count([{ 'putOff.since': anHourAgo }]),
    count([{ checkAt: anHourAgo }, { 'putOff.since': { $not: anHourAgo } }]),
  ]);
  return counted[0] + counted[1];
}
