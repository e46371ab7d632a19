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
  test('when it uses an action, then it is pinned to a commit, whose version is said', () => {
    const foreign = usesOf(workflow).filter((used) => !used.startsWith('./'));

    const pinned = [...workflow.text.matchAll(/uses: ([\w/-]+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm)];

    expect(pinned.map(([, used]) => used)).toEqual(foreign);
  });

  test('when it uses a workflow of ours, then that one can be called', () => {
    const own = usesOf(workflow).filter((used) => used.startsWith('./'));

    expect(callable).toEqual(expect.arrayContaining(own));
  });

  test('when it checks the repository out, then no token stays in the checkout', () => {
    const checkouts = jobsOf(workflow)
      .flatMap(([, { steps }]) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));

    expect(checkouts.filter((step) => step.with['persist-credentials'] !== false)).toEqual([]);
  });

  test('when nothing more is said, then it may read and do nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('when a job runs, then it ends in time', () => {
    const endless = jobsOf(workflow).filter(
      ([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined,
    );

    expect(endless.map(([name]) => name)).toEqual([]);
  });

  test('when a newer commit comes, then it is said what becomes of the older run', () => {
    expect(workflow.concurrency !== undefined || 'workflow_call' in workflow.on).toBe(true);
  });

  test('when it runs a script of npm, then there is one', () => {
    const asked = commandsOf(workflow).flatMap((line) => /\bnpm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? []);

    expect(known).toEqual(expect.arrayContaining(asked));
  });
});

describe('the release of a front end', () => {
  const commands = [...workflows.values()]
    .flatMap(commandsOf)
    .flatMap((line) => /\bnpm run release -- (.+)/.exec(line)?.[1] ?? []);

  test('when a workflow asks for it, then as the command takes it, without bringing back what was gone back from', () => {
    const asked = commands.map((words) => words.replaceAll('"', '').replace('$REMOTE', 'client').split(' '));

    expect(asked.map((args) => readArguments('release', args))).toEqual([
      { app: 'client', rest: ['$APP/dist'], given: {}, atStart: true },
    ]);
  });
});

describe('updates of dependencies', () => {
  const updates = z
    .object({ updates: z.array(z.looseObject({ cooldown: z.object({ 'default-days': z.number() }) })) })
    .parse(parse(readFileSync(join(root, '.github', 'dependabot.yml'), 'utf8')));

  test('when a version is new, then it is proposed after a week, in which others find what is wrong with it', () => {
    expect(updates.updates.map(({ cooldown }) => cooldown['default-days'])).toEqual([7, 7, 7]);
  });
});
