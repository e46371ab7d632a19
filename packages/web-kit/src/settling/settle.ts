/** Instants at which it is read again, in milliseconds from the act. */
const readAgainAt = [300, 1000, 3000];

type Settle = {
  /** Reads once and tells whether the act shows. */
  shows: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
};

/** Waits for an act to show that takes effect in another service. It ends: this is no polling. */
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
