import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from './apps.ts';
import { budget, kilobytes, overweight, weightOf } from './budget.ts';
import type { Budget } from './budget.ts';
import { toJson } from './files.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseRun } from './run-release.ts';

/** 0: each is within its budget; 1: one is not, or was not built; 2: asked wrongly. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run budgets              what each front end weighs, compared with its budget.json
npm run budgets -- --write   makes what they weigh now their budgets: a review sees by how much`;

const flags = { write: { type: 'boolean', default: false } } as const;

export async function runBudgets({ root, args, say, complain }: ReleaseRun): Promise<ExitCode> {
  try {
    const { write } = parseArgs({ args, options: flags }).values;
    const faults: string[] = [];
    for (const front of apps.map((app) => `mfe-${app}`)) {
      const weight = await weightOf(join(root, front, 'dist'));
      say(`${front}: opening ${kilobytes(weight.opening)}, whole ${kilobytes(weight.whole)}`);
      const found = write ? await writeBudget(root, front, weight) : await faultsOf(root, front, weight);
      faults.push(...found.map((fault) => `${front}, ${fault}`));
    }
    faults.forEach(complain);
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return error instanceof Refusal ? 1 : 2;
  }
}

async function faultsOf(root: string, front: string, weight: Budget): Promise<string[]> {
  return overweight(weight, await readJson(join(root, front, 'budget.json'), budget));
}

async function writeBudget(root: string, front: string, weight: Budget): Promise<string[]> {
  await writeFile(join(root, front, 'budget.json'), toJson(weight));
  return [];
}
