import { isAway } from './is-away.ts';

/** While the processor is away, what was known before. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>, known: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isAway(error)) {
      return known;
    }
    throw error;
  }
}
