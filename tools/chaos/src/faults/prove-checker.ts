import type { Setting } from '../gates/gate.ts';
import type { Finding } from '../check/finding.ts';
import { runScenarios } from './run-scenarios.ts';
import { detectFault, maxRuns } from './detect-fault.ts';
import type { Detection } from './detect-fault.ts';
import type { Fault } from './fault.ts';
import { plantedMains } from './planted-mains.ts';
import { scenariosOf } from './trials.ts';
import { faultVariable, noFault } from './variables.ts';

type CheckerContext = Pick<Setting, 'withEnvironment' | 'log'>;

export type Proof = { caught: readonly Detection[]; falsePositives: readonly Finding[]; isGood: boolean };

const maxShown = 10;

/**
 * The checker must detect each fault and must find nothing in the system without faults. The second condition excludes a checker that
 * always complains.
 */
export async function proveChecker(context: CheckerContext, planted: readonly Fault[]): Promise<Proof> {
  const falsePositives = await findFalsePositives(context, planted);
  const caught: Detection[] = [];
  for (const fault of planted) {
    const outcome = await detectFault(context, fault);
    context.log(describeCaught(outcome));
    caught.push(outcome);
  }
  return {
    caught,
    falsePositives,
    isGood: falsePositives.length === 0 && countCaught(caught) === planted.length,
  };
}

export function countCaught(caught: readonly Detection[]): number {
  return caught.filter(({ evidence }) => evidence !== null).length;
}

export function describeCaught({ fault, runs, evidence, findings }: Detection): string {
  return evidence === null
    ? `${fault}: NOT detected in ${runs} runs; ${findings} findings of other kinds in the last`
    : `${fault}: detected in run ${runs} by ${findings} findings, such as ${evidence.kind}: ${evidence.detail}`;
}

/** Runs the same main modules as every fault, so that side effects of these modules appear as findings here. */
async function findFalsePositives(
  { withEnvironment, log }: CheckerContext,
  planted: readonly Fault[],
): Promise<Finding[]> {
  const options = { mains: plantedMains(), variables: { [faultVariable]: noFault } };
  const findings = await withEnvironment(async (environment) => {
    const found: Finding[] = [];
    for (let run = 0; run < maxRuns && found.length === 0; run += 1) {
      found.push(...(await runScenarios(environment, scenariosOf(planted))));
    }
    return found;
  }, options);
  log(`the system without faults in the same scenarios, up to ${maxRuns} times: ${findings.length} findings`);
  for (const { kind, detail } of findings.slice(0, maxShown)) {
    log(`  ${kind}: ${detail}`);
  }
  return findings;
}
