import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from './apps.ts';
import { budget, kilobytes, overBudget, parts, tolerancePercent, sizeOfRemote } from './budget.ts';
import type { Budget } from './budget.ts';
import { toJson } from './files.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import type { CommandContext } from './run-release.ts';
import { sizeOfShell } from './shell-size.ts';

/** 0: all front ends are within their budgets; 1: a front end exceeds its budget or was not built; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run budgets              compares the size of each front end with its budget.json
npm run budgets -- --write   writes the current sizes as budgets: a review sees the differences`;

const flags = { write: { type: 'boolean', default: false } } as const;

const shell = 'shell';
const frontEnds = [shell, ...apps.map((app) => `mfe-${app}`)];

export async function runBudgets(run: CommandContext): Promise<ExitCode> {
  try {
    const { write } = parseArgs({ args: run.args, options: flags }).values;
    return await (write ? writeBudgets(run) : compareWithBudgets(run));
  } catch (error) {
    run.printError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return error instanceof Refusal ? 1 : 2;
  }
}

async function compareWithBudgets({ root, print, printError }: CommandContext): Promise<ExitCode> {
  const overBudgets: string[] = [];
  for (const frontEnd of frontEnds) {
    const size = await measureSize(root, frontEnd);
    const allowed = await readJson(join(root, frontEnd, 'budget.json'), budget);
    print(lineOf(frontEnd, (part) => `${kilobytes(size[part])} of ${kilobytes(allowed[part])}`));
    const found = overBudget(size, allowed);
    found.forEach((fault) => {
      printError(`${frontEnd}, ${fault}`);
    });
    overBudgets.push(...(found.length > 0 ? [frontEnd] : []));
  }
  const within = frontEnds.length - overBudgets.length;
  print(
    `${within} of ${frontEnds.length} are within their budgets, with a tolerance of ${tolerancePercent} %`,
  );
  return overBudgets.length === 0 ? 0 : 1;
}

async function writeBudgets({ root, print }: CommandContext): Promise<ExitCode> {
  for (const frontEnd of frontEnds) {
    const size = await measureSize(root, frontEnd);
    print(lineOf(frontEnd, (part) => kilobytes(size[part])));
    await writeFile(join(root, frontEnd, 'budget.json'), toJson(size));
  }
  print(`${frontEnds.length} budgets written`);
  return 0;
}

function measureSize(root: string, frontEnd: string): Promise<Budget> {
  const folder = join(root, frontEnd, 'dist');
  return frontEnd === shell ? sizeOfShell(folder) : sizeOfRemote(folder);
}

function lineOf(frontEnd: string, figureOf: (part: (typeof parts)[number]) => string): string {
  return `${frontEnd}: ${parts.map((part) => `${part} ${figureOf(part)}`).join(', ')}, compressed by brotli`;
}
