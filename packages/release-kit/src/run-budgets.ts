import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from './apps.ts';
import { budget, kilobytes, overweight, parts, tolerancePercent, weightOfRemote } from './budget.ts';
import type { Budget } from './budget.ts';
import { toJson } from './files.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseRun } from './run-release.ts';
import { weightOfShell } from './shell-weight.ts';

/** 0: all are within their budgets; 1: one is not, or was not built; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run budgets              what each front end weighs, compared with its budget.json
npm run budgets -- --write   makes what they weigh now their budgets: a review sees by how much`;

const flags = { write: { type: 'boolean', default: false } } as const;

const shell = 'shell';
const fronts = [shell, ...apps.map((app) => `mfe-${app}`)];

export async function runBudgets(run: ReleaseRun): Promise<ExitCode> {
  try {
    const { write } = parseArgs({ args: run.args, options: flags }).values;
    return await (write ? writeBudgets(run) : compareWithBudgets(run));
  } catch (error) {
    run.complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return error instanceof Refusal ? 1 : 2;
  }
}

async function compareWithBudgets({ root, say, complain }: ReleaseRun): Promise<ExitCode> {
  const tooHeavy: string[] = [];
  for (const front of fronts) {
    const weight = await weigh(root, front);
    const allowed = await readJson(join(root, front, 'budget.json'), budget);
    say(lineOf(front, (part) => `${kilobytes(weight[part])} of ${kilobytes(allowed[part])}`));
    const found = overweight(weight, allowed);
    found.forEach((fault) => {
      complain(`${front}, ${fault}`);
    });
    tooHeavy.push(...(found.length > 0 ? [front] : []));
  }
  const within = fronts.length - tooHeavy.length;
  say(`${within} of ${fronts.length} within their budgets; up to ${tolerancePercent} % above passes`);
  return tooHeavy.length === 0 ? 0 : 1;
}

async function writeBudgets({ root, say }: ReleaseRun): Promise<ExitCode> {
  for (const front of fronts) {
    const weight = await weigh(root, front);
    say(lineOf(front, (part) => kilobytes(weight[part])));
    await writeFile(join(root, front, 'budget.json'), toJson(weight));
  }
  say(`${fronts.length} budgets written`);
  return 0;
}

function weigh(root: string, front: string): Promise<Budget> {
  const folder = join(root, front, 'dist');
  return front === shell ? weightOfShell(folder) : weightOfRemote(folder);
}

function lineOf(front: string, figureOf: (part: (typeof parts)[number]) => string): string {
  return `${front}: ${parts.map((part) => `${part} ${figureOf(part)}`).join(', ')}, compressed by brotli`;
}
