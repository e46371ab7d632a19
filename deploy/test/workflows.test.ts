import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '@marquee/release-kit/read-arguments';
import { parse } from 'yaml';
import { z } from 'zod';
import { commandsOf, jobsOf, readWorkflows, usesOf } from '../src/workflows/read-workflows.ts';
import { readManifest } from '../src/workflows/workspaces.ts';

const root = join(import.meta.dirname, '..', '..');
const workflows = readWorkflows(join(root, '.github', 'workflows'));

const callable = [...workflows.values()]
  .filter(({ on }) => 'workflow_call' in on)
  .map(({ file }) => `./.github/workflows/${file}`);
const known = [...Object.keys(readManifest(root).scripts), 'ci', 'audit'];

describe.each([...workflows.values()])('the workflow $file', (workflow) => {
  test('when the workflow uses an action, then the action is pinned to a commit, with the version as a comment', () => {
    const foreign = usesOf(workflow).filter((used) => !used.startsWith('./'));

    const pinned = [...workflow.text.matchAll(/uses: ([\w/-]+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm)];

    expect(pinned.map(([, used]) => used)).toEqual(foreign);
  });

  test('when it uses a workflow of this repository, then that workflow declares workflow_call', () => {
    const own = usesOf(workflow).filter((used) => used.startsWith('./'));

    expect(callable).toEqual(expect.arrayContaining(own));
  });

  test('when it checks out the repository, then no token stays in the checkout', () => {
    const checkouts = jobsOf(workflow)
      .flatMap(([, { steps }]) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));

    expect(checkouts.filter((step) => step.with['persist-credentials'] !== false)).toEqual([]);
  });

  test('when a job declares no permissions, then it can only read the repository', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('when a job runs steps of its own, then the job has a timeout', () => {
    const endless = jobsOf(workflow).filter(
      ([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined,
    );

    expect(endless.map(([name]) => name)).toEqual([]);
  });

  test('when other workflows cannot call the workflow, then it declares a concurrency group', () => {
    expect(workflow.concurrency !== undefined || 'workflow_call' in workflow.on).toBe(true);
  });

  test('when it runs an npm script, then the script exists', () => {
    const called = commandsOf(workflow).flatMap((line) => /\bnpm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? []);

    expect(known).toEqual(expect.arrayContaining(called));
  });
});

describe('the release of a front end', () => {
  const commands = [...workflows.values()]
    .flatMap(commandsOf)
    .flatMap((line) => /\bnpm run release -- (.+)/.exec(line)?.[1] ?? []);

  test('when a workflow runs the release command, then its arguments are valid and include --at-start, which never releases a rolled-back build again', () => {
    const called = commands.map((words) => words.replaceAll('"', '').replace('$REMOTE', 'client').split(' '));

    expect(called.map((args) => readArguments('release', args))).toEqual([
      { app: 'client', rest: ['$APP/dist'], options: {}, atStart: true },
    ]);
  });
});

describe('dependency updates', () => {
  const updates = z
    .object({ updates: z.array(z.looseObject({ cooldown: z.object({ 'default-days': z.number() }) })) })
    .parse(parse(readFileSync(join(root, '.github', 'dependabot.yml'), 'utf8')));

  test('when a new version of a dependency is published, then no update is proposed for a week', () => {
    expect(updates.updates.map(({ cooldown }) => cooldown['default-days'])).toEqual([7, 7, 7]);
  });
});
