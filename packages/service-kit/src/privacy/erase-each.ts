import { isUnreadableRecord } from '../store/unreadable-record.ts';

/**
 * Erases the records one after the other. A record that cannot be read does not keep the others from being erased; afterwards its error is
 * thrown, so that an operator repeats the erasure once a release can read the record.
 */
export async function eraseEach(
  ids: AsyncIterable<string>,
  erase: (id: string) => Promise<unknown>,
): Promise<void> {
  const unreadable: Error[] = [];
  for await (const id of ids) {
    try {
      await erase(id);
    } catch (error) {
      if (!isUnreadableRecord(error)) {
        throw error;
      }
      unreadable.push(error);
    }
  }
  const [first] = unreadable;
  if (first !== undefined) {
    throw first;
  }
}
