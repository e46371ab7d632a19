/**
 * Fails a test that reads a file of the repository which turbo does not count among the inputs of its workspace: a result from the cache
 * would outlive what it depends on. Inputs are the workspace, those it depends on, and the files that `turbo.json` names. Child processes,
 * globs and questions whether a file exists are not watched.
 */
import fs, { existsSync, readFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { join, matchesGlob, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from '../setup/paths.mjs';
import { workspaces } from '../suites/workspaces.mjs';

const workspace = relative(root, process.cwd());
const fromRoot = '$TURBO_ROOT$/';
const neverInputs = /(^|\/)dist\//;
const notOurs = /^\.\.|(^|\/)(node_modules|\.data|\.turbo|test-report\.json)(\/|$)/;

// Started in the root, Jest runs the tests of every workspace and turbo caches nothing.
if (workspace !== '') {
  const folders = [workspace, ...dependenciesOf(workspace)];
  const inputs = [...folders.map((folder) => `${folder}/**`), ...namedIn('.'), ...namedIn(workspace)];
  watchReads((path) => {
    const file = relative(root, path);
    if (notOurs.test(file) || (!neverInputs.test(file) && inputs.some((input) => matchesGlob(file, input)))) {
      return;
    }
    throw new Error(
      `The tests of ${workspace} read ${file}, which is no input of theirs: depend on its workspace, or name it in ${workspace}/turbo.json.`,
    );
  });
}

/** The folders of all workspaces that this one depends on, also through others. */
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

/** What the `test` task of a turbo.json takes from outside of its workspace, as globs below the root. */
function namedIn(folder) {
  const file = join(folder, 'turbo.json');
  const inputs = existsSync(join(root, file)) ? (readJson(file).tasks.test?.inputs ?? []) : [];
  return inputs.filter((input) => input.startsWith(fromRoot)).map((input) => input.slice(fromRoot.length));
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
