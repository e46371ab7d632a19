import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps as remotes } from '@marquee/release-kit/apps';
import { parse } from 'yaml';
import { z } from 'zod';
import { jobsOf, readWorkflows } from '../src/workflows/read-workflows.ts';
import { dependencyFoldersOf, readManifest, readWorkspaces } from '../src/workflows/workspaces.ts';

const root = join(import.meta.dirname, '..', '..');
const workflows = readWorkflows(join(root, '.github', 'workflows'));
const workspaces = readWorkspaces(root);

const services = ['identity', 'events', 'quotes', 'billing'].map((app) => ({
  app,
  folder: `services/${app}`,
  given: { app, folder: `services/${app}` },
  by: 'service',
}));
const frontEnds = remotes.map((remote) => ({
  app: `mfe-${remote}`,
  folder: `mfe-${remote}`,
  given: { app: `mfe-${remote}`, remote },
  by: 'front-end',
}));
const apps = [
  { app: 'gateway', folder: 'gateway', given: { app: 'gateway', folder: 'gateway' }, by: 'service' },
  {
    ...{ app: 'page-renderer', folder: 'page-renderer', by: 'service' },
    given: { app: 'page-renderer', folder: 'page-renderer' },
  },
  { app: 'shell', folder: 'shell', given: { app: 'shell' }, by: 'front-end' },
  ...services,
  ...frontEnds,
];

describe.each(apps)('the workflow of $app', ({ app, folder, given, by }) => {
  const workflow = workflows.get(app);
  const { paths = [] } = workflow?.on.pull_request ?? {};

  test('when the app, a workspace that it depends on, the lockfile or one of its workflow files changes, then the workflow runs', () => {
    const parts = dependencyFoldersOf(folder, workspaces).map((part) => `${part}/**`);
    const own = ['package-lock.json', `.github/workflows/${app}.yml`, `.github/workflows/${by}.yml`];

    expect(paths).toEqual(expect.arrayContaining([...parts, ...own]));
    expect(workflow?.on.push?.paths).toEqual(paths);
  });

  test('when the path filter names a path, then the path exists', () => {
    const missing = paths.filter((path) => !existsSync(join(root, path.replace(/\/\*\*$/, ''))));

    expect(missing).toEqual([]);
  });

  test('when the workflow runs, then it calls the shared workflow for this kind of app with the inputs of the app', () => {
    const jobs = workflow === undefined ? [] : jobsOf(workflow);

    expect(jobs.map(([, { uses, with: inputs }]) => [uses, inputs])).toEqual([
      [`./.github/workflows/${by}.yml`, given],
    ]);
  });
});

describe('dependency updates', () => {
  const ignored = z.object({
    updates: z.array(z.object({ ignore: z.array(z.object({ 'dependency-name': z.string() })).default([]) })),
  });

  test('when there is a newer webpack, then no update is proposed and all packages use the webpack version that build-kit declares', () => {
    const { updates } = ignored.parse(parse(readFileSync(join(root, '.github', 'dependabot.yml'), 'utf8')));
    const names = updates.flatMap(({ ignore }) => ignore.map((one) => one['dependency-name']));

    const { devDependencies } = readManifest(join(root, 'packages', 'build-kit'));

    expect(names).toContain('webpack');
    expect(readManifest(root).overrides.webpack).toBe(devDependencies.webpack);
  });
});
