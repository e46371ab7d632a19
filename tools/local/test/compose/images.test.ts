import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { readCompose, root } from './compose-file.ts';

const { services } = readCompose();
const folder = join(root, 'deploy', 'images');
const dockerfiles = ['service.Dockerfile', 'front-end.Dockerfile'].map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

function stagesOf(text: string): string[] {
  return [...text.matchAll(/^FROM .+ AS (\S+)$/gm)].map(([, stage = '']) => stage);
}

describe.each(dockerfiles)('$name', ({ name, text }) => {
  test('when the image is built without BuildKit, then no instruction requires BuildKit', () => {
    expect(text).not.toMatch(/^# syntax=|--mount=|<<|^(COPY|ADD) .*--(chmod|link|parents|exclude)/m);
  });

  test('when a stage runs, then its last user is not root', () => {
    const running = text.split(/^FROM /m).filter((stage) => /^(CMD|ENTRYPOINT) /m.test(stage));
    const lastUsers = running.map((stage) => [...stage.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1]);

    expect(running.length).toBeGreaterThan(0);
    expect(new Set(lastUsers)).toEqual(new Set(['1000:1000']));
  });

  test('when a container is started, then its command is in exec form, so that SIGTERM arrives', () => {
    expect([...text.matchAll(/^(?:CMD|ENTRYPOINT) (.)/gm)].every(([, first]) => first === '[')).toBe(true);
    expect(text).toMatch(/^HEALTHCHECK .+ CMD \[/m);
  });

  test('when dependencies are installed, then no install script runs, and the running image has no development dependencies', () => {
    const installs = [...text.matchAll(/npm ci (.+)$/gm)].map(([, how = '']) => how);

    expect(installs.length).toBeGreaterThan(0);
    expect(installs.filter((how) => !how.includes('--ignore-scripts'))).toEqual([]);
    expect(installs.some((how) => how.includes('--omit=dev'))).toBe(true);
  });

  test('when docker-compose.yml builds the image, then its stage and folder exist', () => {
    const built = Object.values(services).flatMap(({ build }) =>
      build?.dockerfile === `deploy/images/${name}` ? [build] : [],
    );

    expect(built.length).toBeGreaterThan(0);
    expect(built.map(({ target }) => target).filter((target) => !stagesOf(text).includes(target))).toEqual(
      [],
    );
    const folders = built.flatMap(({ args }) => Object.values(args));
    expect(folders.filter((one) => !statSync(join(root, one, 'package.json')).isFile())).toEqual([]);
  });
});

describe('files that stay on this machine', () => {
  test.each([
    ['.gitignore', '*.env'],
    ['.dockerignore', '**/*.env'],
    ['.gitignore', 'docker-compose.override.yml'],
    ['.dockerignore', '**/docker-compose.override.yml'],
  ])('when a tool reads %s, then it excludes %s', (file, pattern) => {
    expect(readFileSync(join(root, file), 'utf8').split('\n')).toContain(pattern);
  });
});

describe('substitutes of base images', () => {
  test('when the registry cannot be reached, then there is a substitute for every required image', () => {
    const ours = Object.values(services).filter(({ build }) => build === undefined);
    const bases = dockerfiles.flatMap(({ text }) => [...text.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)]);
    const required = new Set([...ours.map(({ image }) => image), ...bases.map(([, image]) => image)]);

    const substitutes = readFileSync(join(root, 'scripts/suites/compose/base-images.mjs'), 'utf8').matchAll(
      /image: '([^']+)'/g,
    );
    expect(new Set([...substitutes].map(([, image]) => image))).toEqual(required);
  });

  test('when Node’s version is declared, then it is the same everywhere', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const version = devDependencies.node ?? '';
    const files = globSync('deploy/{images,emulators}/*.Dockerfile', { cwd: root });
    const named = files.flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/node:([\d.]+)-/g),
    ]);

    expect(new Set(named.map(([, one]) => one))).toEqual(new Set([version]));
  });
});
