import type { Setting } from '../bars/bar.ts';
import type { Finding } from '../check/finding.ts';
import { actOut } from './act-out.ts';
import type { Fault } from './fault.ts';
import { plantedMains } from './planted-mains.ts';
import { trials } from './trials.ts';
import { faultVariable } from './variables.ts';

/** `told`: the finding that gave it away; null when nothing did, in all of the runs. */
export type Caught = { fault: Fault; runs: number; told: Finding | null; findings: number };

const mostRuns = 3;
/** Longer than a dead relay's lease of 15 s; what a fault leaves behind stays for ever. */
const settleWithinMs = 20_000;

/** Plants one fault in every service and provokes it until the checker sees it. */
export async function catchFault(
  setting: Pick<Setting, 'withWorld'>,
  fault: Fault,
  runs = 1,
): Promise<Caught> {
  const { scenario, expected } = trials[fault];
  const options = { mains: plantedMains(), environment: { [faultVariable]: fault } };
  const findings = await setting.withWorld((world) => actOut(world, [scenario], { settleWithinMs }), options);
  const told = findings.find(({ kind }) => expected.includes(kind)) ?? null;

  return told === null && runs < mostRuns
    ? catchFault(setting, fault, runs + 1)
    : { fault, runs, told, findings: findings.length };
}
