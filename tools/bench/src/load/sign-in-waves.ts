import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { login } from '@marquee/contracts/auth-operations';

import type { Person } from './virtual-users.ts';

/** Repeats waves of concurrent sign-ins until `signal` is aborted; returns the response statuses. */
export async function signInWaves(
  url: string,
  people: readonly Person[],
  signal: AbortSignal,
): Promise<number[]> {
  const caller = createHttpCaller(url);
  const statuses: number[] = [];
  while (!signal.aborted) {
    const wave = await Promise.all(
      people.map(async ({ email, password }) => {
        const call = { method: 'POST', path: `/api${login.path}`, body: { email, password } };
        return (await caller.send(call)).status;
      }),
    );
    statuses.push(...wave);
  }
  caller.stop();
  return statuses;
}
