import type { Measured } from '@marquee/bar-kit/bar';

import { openRealProduct } from '../model/real-product.ts';
import { createPatientBus } from '../model/patient-bus.ts';
import { runModel, stepsAtMost } from '../model/run-model.ts';
import type { ModelRuns, RunPlan } from '../model/run-model.ts';
import { startServicesTogether } from '../model/services-together.ts';
import { describeActs, untriedActs } from '../model/tried-acts.ts';
import type { Bar, Setting } from './bar.ts';

const runsAsked = 5_000;
const shortMs = 15_000;
/** Each with its own services, databases and clock: while one waits for the database, the other computes. */
const lanes = 2;

export const r5: Bar = {
  id: 'R5',
  title: 'Model-based',
  asked: {
    short: `writes of the quote and event machines, runs × ≤ ${stepsAtMost} steps over HTTP for ${shortMs / 1_000} s, 0 divergences`,
    full: `all writes of the quote and event machines, each done, and refused where anything forbids it, ≥ ${runsAsked} runs × ≤ ${stepsAtMost} steps over HTTP, 0 divergences`,
  },
  async run(setting) {
    const seed = Date.now() % 1_000_000;
    const results = await Promise.all(
      Array.from({ length: lanes }, (_lane, index) => runLane(setting, planOf(setting, seed + index))),
    );
    return measured(setting, seed, results);
  },
};

function planOf({ size }: Setting, seed: number): RunPlan {
  const runs = runsAsked / lanes;
  return size === 'full' ? { runs, seed } : { runs, seed, withinMs: shortMs };
}

async function runLane({ mongodbUrl, say }: Setting, plan: RunPlan): Promise<ModelRuns> {
  const services = await startServicesTogether(mongodbUrl, createPatientBus());
  try {
    const result = await runModel(() => openRealProduct(services), plan);
    const parked = await services.parked();
    const divergence = result.divergence ?? parked[0] ?? null;
    if (divergence !== null) {
      say(divergence);
    }
    return { ...result, divergence };
  } finally {
    await services.stop();
  }
}

function measured({ size }: Setting, seed: number, results: readonly ModelRuns[]): Measured {
  const runs = sum(results.map((result) => result.runs));
  const steps = sum(results.map((result) => result.steps));
  const divergences = results.filter(({ divergence }) => divergence !== null).length;
  const untried = untriedActs(results);
  const isWhole = runs >= runsAsked && untried.length === 0;
  return {
    met: divergences === 0 && runs > 0 && (size === 'short' || isWhole),
    figures: `${runs} runs, ${steps} steps, ${divergences} divergences`,
    remarks: [`seed ${seed}; done/refused: ${describeActs(results)}`, ...untried],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
