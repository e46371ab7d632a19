import type { Setting } from '../bars/bar.ts';
import type { Finding } from '../check/finding.ts';
import { actOut } from './act-out.ts';
import type { Fault } from './fault.ts';
import { plantedMains } from './planted-mains.ts';
import { isSignOf } from './sign.ts';
import { trials } from './trials.ts';
import { faultVariable } from './variables.ts';

/** `told`: the finding that gave it away; null when nothing did, in all of the runs. */
export type Caught = { fault: Fault; runs: number; told: Finding | null; findings: number };

/** So many chances has each fault to show, and so many has the sound system to show none. */
export const mostRuns = 3;

/** Plants one fault in every service and provokes it until the checker sees it. */
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
