import type { Children } from '@marquee/local/processes/children';
import { terminateProcess } from '@marquee/local/processes/terminate-process';
import type { ProcessToTerminate } from '@marquee/local/processes/terminate-process';
import { identityOf } from '@marquee/local/processes/process-identity';

/** Runs `act`, then stops the processes that `act` has started, in reverse order and even after an error. */
export async function withChildren<Result>(
  children: Children,
  act: (own: Children) => Promise<Result>,
): Promise<Result> {
  const started: ProcessToTerminate[] = [];
  const own: Children = {
    ...children,
    start(plan) {
      const child = children.start(plan);
      const identity = child.pid === undefined ? undefined : identityOf(child.pid);
      if (identity) {
        started.push({ ...identity, group: plan.group ?? false, graceMs: plan.graceMs });
      }
      return child;
    },
  };
  try {
    return await act(own);
  } finally {
    for (const startedProcess of started.reverse()) {
      await terminateProcess(startedProcess);
    }
  }
}
