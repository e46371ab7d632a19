/** Times of the reads, in milliseconds after the action. */
const readAgainAt = [300, 1000, 3000];

type Settle = {
  /** Reads once. Returns whether the effect of the action is visible. */
  shows: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
};

/** Waits until the effect of an action on another service is visible. At most three reads. */
export async function settle({ shows, wait }: Settle): Promise<'settled' | 'unsettled'> {
  let elapsed = 0;
  for (const at of readAgainAt) {
    await wait(at - elapsed);
    elapsed = at;
    if (await shows()) {
      return 'settled';
    }
  }
  return 'unsettled';
}
