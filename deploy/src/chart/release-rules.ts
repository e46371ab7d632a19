import { isAct, readArguments } from '@marquee/release-kit/read-arguments';
import { z } from 'zod';
import type { Manifests, Workload } from './manifests.ts';

const asked = z.object({ args: z.array(z.string()) });

/** The command's exit codes for a rejection and for wrong usage. */
const saidOnce = [1, 2];
const failing = z.looseObject({
  podFailurePolicy: z.object({
    rules: z.array(
      z.looseObject({ action: z.string(), onExitCodes: z.looseObject({ values: z.array(z.number()) }) }),
    ),
  }),
});

/** Jobs call the release command with valid arguments, and do not repeat what it rejects. */
export function releaseFaults({ jobs }: Manifests): string[] {
  return jobs.flatMap((job) =>
    [...argumentFaults(job), ...repetitionFaults(job)].map((fault) => `${job.metadata.name}: ${fault}`),
  );
}

function argumentFaults({ spec }: Workload): string[] {
  return spec.template.spec.containers.flatMap((container) => {
    const [act = '', ...args] = asked.parse(container).args;
    return isAct(act) ? refusalsOf(() => readArguments(act, args)) : [`there is no act ${act}`];
  });
}

function repetitionFaults({ spec }: Workload): string[] {
  const rules = failing.safeParse(spec).data?.podFailurePolicy.rules ?? [];
  const ends = rules
    .filter(({ action }) => action === 'FailJob')
    .flatMap(({ onExitCodes }) => onExitCodes.values);
  const isEnd = saidOnce.every((code) => ends.includes(code)) && spec.template.spec.restartPolicy === 'Never';
  return isEnd ? [] : ['repeats what was refused'];
}

function refusalsOf(reading: () => unknown): string[] {
  try {
    reading();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
