import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from './apps.ts';
import { budget, kilobytes, overBudget, parts, tolerancePercent, weightOfRemote } from './budget.ts';
import type { Budget } from './budget.ts';
import { toJson } from './files.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import type { CommandContext } from './run-release.ts';
import { weightOfShell } from './shell-weight.ts';

/** 0: all front ends are within their budgets; 1: a front end exceeds its budget or was not built; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run budgets              what each front end weighs, compared with its budget.json
npm run budgets -- --write   makes what they weigh now their budgets: a review sees by how much`;

const flags = { write: { type: 'boolean', default: false } } as const;

const shell = 'shell';
const frontEnds = [shell, ...apps.map((app) => `mfe-${app}`)];

export async function runBudgets(run: CommandContext): Promise<ExitCode> {
  try {
    const { write } = parseArgs({ args: run.args, options: flags }).values;
    return await (write ? writeBudgets(run) : compareWithBudgets(run));
  } catch (error) {
    run.complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return error instanceof Refusal ? 1 : 2;
  }
}

async function compareWithBudgets({ root, say, complain }: CommandContext): Promise<ExitCode> {
  const overBudgets: string[] = [];
  for (const frontEnd of frontEnds) {
    const weight = await weigh(root, frontEnd);
    const allowed = await readJson(join(root, frontEnd, 'budget.json'), budget);
    say(lineOf(frontEnd, (part) => `${kilobytes(weight[part])} of ${kilobytes(allowed[part])}`));
    const found = overBudget(weight, allowed);
    found.forEach((fault) => {
      complain(`${frontEnd}, ${fault}`);
    });
    overBudgets.push(...(found.length > 0 ? [frontEnd] : []));
  }
  const within = frontEnds.length - overBudgets.length;
  say(`${within} of ${frontEnds.length} within their budgets; up to ${tolerancePercent} % above passes`);
  return overBudgets.length === 0 ? 0 : 1;
}

async function writeBudgets({ root, say }: CommandContext): Promise<ExitCode> {
  for (const frontEnd of frontEnds) {
    const weight = await weigh(root, frontEnd);
    say(lineOf(frontEnd, (part) => kilobytes(weight[part])));
    await writeFile(join(root, frontEnd, 'budget.json'), toJson(weight));
  }
  say(`${frontEnds.length} budgets written`);
  return 0;
}

function weigh(root: string, frontEnd: string): Promise<Budget> {
  const folder = join(root, frontEnd, 'dist');
  return frontEnd === shell ? weightOfShell(folder) : weightOfRemote(folder);
}

function lineOf(frontEnd: string, figureOf: (part: (typeof parts)[number]) => string): string {
  return `${frontEnd}: ${parts.map((part) => `${part} ${figureOf(part)}`).join(', ')}, compressed by brotli`;
}
