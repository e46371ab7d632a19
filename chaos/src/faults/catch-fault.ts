import type { Setting } from '../bars/bar.ts';
import type { Finding } from '../check/finding.ts';
import { actOut } from './act-out.ts';
import type { Fault } from './fault.ts';
import { plantedMains } from './planted-mains.ts';
import { isSignOf } from './sign.ts';
import { trials } from './trials.ts';
import { faultVariable } from './variables.ts';

/** `told`: the finding that revealed it; null if none did, in all runs. */
export type Caught = { fault: Fault; runs: number; told: Finding | null; findings: number };

/** Attempts for each fault to show, and for the sound system to stay without findings. */
export const mostRuns = 3;

/** Plants one fault in every service and provokes it until the checker detects it. */
export async function catchFault(
  setting: Pick<Setting, 'withWorld'>,
  fault: Fault,
  runs = 1,
): Promise<Caught> {
  const { scenario, expected } = trials[fault];
  const options = { mains: plantedMains(), environment: { [faultVariable]: fault } };
  const findings = await setting.withWorld((world) => actOut(world, [scenario]), options);
  const told = findings.find((finding) => isSignOf(finding, expected)) ?? null;

  return told === null && runs < mostRuns
    ? catchFault(setting, fault, runs + 1)
    : { fault, runs, told, findings: findings.length };
}
