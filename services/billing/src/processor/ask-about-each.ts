import { isAway } from './is-away.ts';

/** The processor is away, or says no: it is not to be asked each second. */
export const afterFailureMs = 60_000;

/** One that fails keeps no other waiting, unless the processor is away: then all the others would fail alike. */
export async function askAboutEach<One>(
  all: Iterable<One>,
  ask: (one: One) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    await ask(one).catch((error: unknown) => {
      failures.push(error);
    });
    if (failures.some(isAway)) {
      break;
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}
