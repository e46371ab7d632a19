/** Times of the reads, in milliseconds after the action. */
const pollTimes = [300, 1000, 3000];

type PollOptions = {
  /** Reads once. Returns whether the effect of the action is visible. */
  isVisible: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
};

/** Waits until the effect that an action has in another service is visible. Reads at most three times. */
export async function pollUntil({ isVisible, wait }: PollOptions): Promise<'settled' | 'unsettled'> {
  let elapsed = 0;
  for (const at of pollTimes) {
    await wait(at - elapsed);
    elapsed = at;
    if (await isVisible()) {
      return 'settled';
    }
  }
  return 'unsettled';
}
