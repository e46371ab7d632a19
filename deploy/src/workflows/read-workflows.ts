import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const text = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const permissions = z.record(z.string(), z.string());
const trigger = z.looseObject({ paths: z.array(z.string()).optional() }).nullish();

const job = z.looseObject({
  uses: z.string().optional(),
  with: text.default({}),
  permissions: permissions.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z
    .array(z.looseObject({ uses: z.string().optional(), run: z.string().optional(), with: text.default({}) }))
    .default([]),
});

const workflow = z.looseObject({
  name: z.string(),
  on: z.looseObject({ pull_request: trigger, push: trigger, workflow_call: z.unknown().optional() }),
  permissions,
  concurrency: z.looseObject({ group: z.string() }).optional(),
  jobs: z.record(z.string(), job),
});

export type Workflow = z.output<typeof workflow> & { file: string; text: string };
export type Job = z.output<typeof job>;

/** Every workflow in `folder`, by its file name without extension. Throws if one does not have the expected shape. */
export function readWorkflows(folder: string): Map<string, Workflow> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return [file.slice(0, -'.yml'.length), { ...workflow.parse(parse(source)), file, text: source }];
    }),
  );
}

export function jobsOf({ jobs }: Workflow): [name: string, job: Job][] {
  return Object.entries(jobs);
}

/** The actions and workflows that a workflow uses. */
export function usesOf(workflow: Workflow): string[] {
  return jobsOf(workflow).flatMap(([, { uses, steps }]) =>
    [uses, ...steps.map((step) => step.uses)].filter((used) => used !== undefined),
  );
}

/** The commands that a workflow runs, line by line. */
export function commandsOf(workflow: Workflow): string[] {
  return jobsOf(workflow).flatMap(([, { steps }]) => steps.flatMap(({ run = '' }) => run.split('\n')));
}
