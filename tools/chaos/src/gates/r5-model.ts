import type { Measured } from '@marquee/harness-kit/gate';

import { openRealProduct } from '../model/real-product.ts';
import { createRetryingBus } from '../model/retrying-bus.ts';
import { runModel, stepsAtMost } from '../model/run-model.ts';
import type { ModelRuns, RunPlan } from '../model/run-model.ts';
import { startInProcessServices } from '../model/in-process-services.ts';
import { describeActions, untriedActions } from '../model/tried-actions.ts';
import type { Gate, Setting } from './gate.ts';

const requiredRuns = 5_000;
const shortMs = 15_000;
/** Each worker has its own services, databases and clock, so that one worker computes while the other waits for the database. */
const workers = 2;

export const r5: Gate = {
  id: 'R5',
  title: 'Model-based',
  target: {
    short: `writes of the quote and event machines, runs × ≤ ${stepsAtMost} steps over HTTP for ${shortMs / 1_000} s, 0 divergences`,
    full: `all writes of the quote and event machines, each accepted at least once, and rejected at least once if a rule can reject it, ≥ ${requiredRuns} runs × ≤ ${stepsAtMost} steps over HTTP, 0 divergences`,
  },
  async run(setting) {
    const seed = Date.now() % 1_000_000;
    const results = await Promise.all(
      Array.from({ length: workers }, (_worker, index) => runWorker(setting, planOf(setting, seed + index))),
    );
    return measured(setting, seed, results);
  },
};

function planOf({ size }: Setting, seed: number): RunPlan {
  const runs = requiredRuns / workers;
  return size === 'full' ? { runs, seed } : { runs, seed, withinMs: shortMs };
}

async function runWorker({ mongodbUrl, log }: Setting, plan: RunPlan): Promise<ModelRuns> {
  const services = await startInProcessServices(mongodbUrl, createRetryingBus());
  try {
    const result = await runModel(() => openRealProduct(services), plan);
    const parked = await services.deadLetters();
    const divergence = result.divergence ?? parked[0] ?? null;
    if (divergence !== null) {
      log(divergence);
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
  const untried = untriedActions(results);
  const isWhole = runs >= requiredRuns && untried.length === 0;
  return {
    passed: divergences === 0 && runs > 0 && (size === 'short' || isWhole),
    figures: `${runs} runs, ${steps} steps, ${divergences} divergences`,
    remarks: [`seed ${seed}; accepted/rejected: ${describeActions(results)}`, ...untried],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
