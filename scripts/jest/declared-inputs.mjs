/**
 * Fails a test that reads a file of the repository outside the inputs of its workspace, because turbo's cached result would ignore changes
 * of that file. Inputs are the workspace, its dependencies, and the files that `turbo.json` lists; a build output in `dist` is never an
 * input. Does not watch child processes, globs or checks for a file's existence.
 */
import fs, { existsSync, readFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { join, matchesGlob, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from '../setup/paths.mjs';
import { workspaces } from '../suites/workspaces.mjs';

const workspace = relative(root, process.cwd());
const rootPrefix = '$TURBO_ROOT$/';
const outputPattern = /(^|\/)dist\//;
const ignoredPattern = /^\.\.|(^|\/)(node_modules|\.data|\.turbo|test-report\.json)(\/|$)/;

// When Jest is started in the root, it runs the tests of every workspace and turbo caches nothing.
if (workspace !== '') {
  const folders = [workspace, ...dependenciesOf(workspace)];
  const inputs = [
    ...folders.map((folder) => `${folder}/**`),
    ...readDeclaredInputs('.'),
    ...readDeclaredInputs(workspace),
  ];
  watchReads((path) => {
    const file = relative(root, path);
    if (
      ignoredPattern.test(file) ||
      (!outputPattern.test(file) && inputs.some((input) => matchesGlob(file, input)))
    ) {
      return;
    }
    throw new Error(
      `The tests of ${workspace} read ${file}, which is not a declared input: depend on its workspace, or add it to ${workspace}/turbo.json.`,
    );
  });
}

/** Returns the folders of this workspace and of all workspaces on which it depends, transitively. */
function dependenciesOf(folder) {
  const all = workspaces();
  const found = new Set([folder]);
  for (const visited of found) {
    const { dependencies = {}, devDependencies = {} } = all.find((one) => one.folder === visited) ?? {};
    all
      .filter(({ name }) => name in dependencies || name in devDependencies)
      .forEach((dependency) => found.add(dependency.folder));
  }
  return [...found];
}

/** Returns the inputs outside the workspace that a turbo.json declares for its `test` task, as globs relative to the root. */
function readDeclaredInputs(folder) {
  const file = join(folder, 'turbo.json');
  const inputs = existsSync(join(root, file)) ? (readJson(file).tasks.test?.inputs ?? []) : [];
  return inputs
    .filter((input) => input.startsWith(rootPrefix))
    .map((input) => input.slice(rootPrefix.length));
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function watchReads(check) {
  for (const [module, names] of [
    [
      fs,
      [
        'readFileSync',
        'readFile',
        'createReadStream',
        'openSync',
        'cpSync',
        'copyFileSync',
        'readdirSync',
        'readdir',
      ],
    ],
    [fsPromises, ['readFile', 'open', 'cp', 'copyFile', 'readdir']],
  ]) {
    for (const name of names) {
      const read = module[name];
      module[name] = (path, ...options) => {
        if (typeof path === 'string' || path instanceof URL) {
          check(path instanceof URL ? fileURLToPath(path) : resolve(path));
        }
        return read(path, ...options);
      };
    }
  }
  syncBuiltinESMExports();
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (resolved.url.startsWith('file:')) {
        check(fileURLToPath(resolved.url));
      }
      return resolved;
    },
  });
}
