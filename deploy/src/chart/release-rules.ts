import { isCommandName, readArguments } from '@marquee/release-kit/read-arguments';
import { z } from 'zod';
import type { Manifests, Workload } from './manifests.ts';

const jobArguments = z.object({ args: z.array(z.string()) });

/** Exit codes of the release command for a rejected release and for wrong usage. */
const finalExitCodes = [1, 2];
const jobFailurePolicy = z.looseObject({
  podFailurePolicy: z.object({
    rules: z.array(
      z.looseObject({ action: z.string(), onExitCodes: z.looseObject({ values: z.array(z.number()) }) }),
    ),
  }),
});

/** Reports jobs that call the release command with invalid arguments, or that retry a rejected release. */
export function releaseFaults({ jobs }: Manifests): string[] {
  return jobs.flatMap((job) =>
    [...argumentFaults(job), ...repetitionFaults(job)].map((fault) => `${job.metadata.name}: ${fault}`),
  );
}

function argumentFaults({ spec }: Workload): string[] {
  return spec.template.spec.containers.flatMap((container) => {
    const [action = '', ...args] = jobArguments.parse(container).args;
    return isCommandName(action)
      ? refusalsOf(() => readArguments(action, args))
      : [`unknown action ${action}`];
  });
}

function repetitionFaults({ spec }: Workload): string[] {
  const rules = jobFailurePolicy.safeParse(spec).data?.podFailurePolicy.rules ?? [];
  const failingCodes = rules
    .filter(({ action }) => action === 'FailJob')
    .flatMap(({ onExitCodes }) => onExitCodes.values);
  const isFinal =
    finalExitCodes.every((code) => failingCodes.includes(code)) &&
    spec.template.spec.restartPolicy === 'Never';
  return isFinal ? [] : ['retries a rejected release'];
}

function refusalsOf(reading: () => unknown): string[] {
  try {
    reading();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
