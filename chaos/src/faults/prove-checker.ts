import type { Setting } from '../bars/bar.ts';
import type { Finding } from '../check/finding.ts';
import { actOut } from './act-out.ts';
import { catchFault, mostRuns } from './catch-fault.ts';
import type { Caught } from './catch-fault.ts';
import type { Fault } from './fault.ts';
import { plantedMains } from './planted-mains.ts';
import { scenariosOf } from './trials.ts';
import { faultVariable, noFault } from './variables.ts';

type Place = Pick<Setting, 'withWorld' | 'say'>;

export type Proof = { caught: readonly Caught[]; sound: readonly Finding[]; isGood: boolean };

const mostShown = 10;

/**
 * The checker must detect each fault and must find nothing in the sound system, because a checker that always complains would detect
 * everything.
 */
export async function proveChecker(place: Place, planted: readonly Fault[]): Promise<Proof> {
  const sound = await findInSound(place, planted);
  const caught: Caught[] = [];
  for (const fault of planted) {
    const outcome = await catchFault(place, fault);
    place.say(describeCaught(outcome));
    caught.push(outcome);
  }
  return { caught, sound, isGood: sound.length === 0 && countCaught(caught) === planted.length };
}

export function countCaught(caught: readonly Caught[]): number {
  return caught.filter(({ told }) => told !== null).length;
}

export function describeCaught({ fault, runs, told, findings }: Caught): string {
  return told === null
    ? `${fault}: NOT caught in ${runs} runs; ${findings} findings of other kinds in the last`
    : `${fault}: caught in run ${runs} by ${findings} findings, such as ${told.kind}: ${told.detail}`;
}

/** Uses the same mains as every fault, so that side effects of the mains would show here. */
async function findInSound({ withWorld, say }: Place, planted: readonly Fault[]): Promise<Finding[]> {
  const options = { mains: plantedMains(), environment: { [faultVariable]: noFault } };
  const findings = await withWorld(async (world) => {
    const found: Finding[] = [];
    for (let run = 0; run < mostRuns && found.length === 0; run += 1) {
      found.push(...(await actOut(world, scenariosOf(planted))));
    }
    return found;
  }, options);
  say(`the sound system in the same scenarios, up to ${mostRuns} times: ${findings.length} findings`);
  for (const { kind, detail } of findings.slice(0, mostShown)) {
    say(`  ${kind}: ${detail}`);
  }
  return findings;
}
