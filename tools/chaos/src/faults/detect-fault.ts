import type { Setting } from '../gates/gate.ts';
import type { Finding } from '../check/finding.ts';
import { runScenarios } from './run-scenarios.ts';
import type { Fault } from './fault.ts';
import { plantedMains } from './planted-mains.ts';
import { isExpectedFinding } from './expected-finding.ts';
import { trials } from './trials.ts';
import { faultVariable } from './variables.ts';

/** `evidence`: the finding that revealed the fault; null if no run revealed it. */
export type Detection = { fault: Fault; runs: number; evidence: Finding | null; findings: number };

/** Maximum number of runs in which a fault must be detected. The system without faults must stay without findings for as many runs. */
export const maxRuns = 3;

/** Plants one fault in every service and provokes it until the checker detects it, in at most `maxRuns` runs. */
export async function detectFault(
  setting: Pick<Setting, 'withEnvironment'>,
  fault: Fault,
  runs = 1,
): Promise<Detection> {
  const { scenario, expected } = trials[fault];
  const options = { mains: plantedMains(), variables: { [faultVariable]: fault } };
  const findings = await setting.withEnvironment(
    (environment) => runScenarios(environment, [scenario]),
    options,
  );
  const evidence = findings.find((finding) => isExpectedFinding(finding, expected)) ?? null;

  return evidence === null && runs < maxRuns
    ? detectFault(setting, fault, runs + 1)
    : { fault, runs, evidence, findings: findings.length };
}
