import type { TestService } from './start-test-service.ts';

type Damaged = { collection: string; id: string };
type Listed = { status: number; body: readonly object[] };
/** `intact`: a text that an intact row of the list contains. */
type Expected = { intact: string; list: () => Promise<Listed> };

/** Removes each field of the record in turn and restores it. Returns the fields without which the list fails or lacks the intact row. */
export async function listsBrokenByDamage(
  { connection }: TestService,
  { collection, id }: Damaged,
  { intact, list }: Expected,
): Promise<string[]> {
  const records = connection.collection<{ _id: string }>(collection);
  const stored = await records.findOne({ _id: id });
  if (stored === null) {
    throw new Error(`there is no ${id} in ${collection}`);
  }
  const broken: string[] = [];
  for (const field of Object.keys(stored).filter((name) => name !== '_id')) {
    await records.updateOne({ _id: id }, { $unset: { [field]: 1 } });
    const { status, body } = await list();
    if (status !== 200 || !JSON.stringify(body).includes(intact)) {
      broken.push(`without ${field}: ${status}`);
    }
    await records.replaceOne({ _id: id }, stored);
  }
  return broken;
}

/** Returns how many damaged records the service has left out of lists. */
export async function countDamaged(service: TestService): Promise<number> {
  const metrics = await (await service.fetch('/metrics')).text();
  return Number(/^damaged_records_total\{[^}]*\} (\d+)$/m.exec(metrics)?.[1]);
}
