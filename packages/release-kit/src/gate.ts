import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { satisfies } from 'semver';
import { filesOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import type { Build, ShellBuild } from './read-build.ts';

/** What the shell asks every remote for. */
const exposed = 'routes';

type Asked = { app: string; build: Build; shell: ShellBuild; others: readonly ReleaseRecord[] };

/** Why the running shell could not serve this build; none: it can. */
export function objectionsTo({ app, build, shell, others }: Asked): string[] {
  const { declared, manifest } = build;
  return [
    ...namesOf(app, build),
    ...contractOf(declared.minContract, shell.contract),
    ...(manifest.exposes.some(({ name }) => name === exposed)
      ? []
      : [`It exposes no ./${exposed}, which the shell asks for`]),
    ...sharedOf(manifest, shell.shared),
    ...missingOf(build),
    ...clashesOf(build, others),
  ];
}

function namesOf(app: string, { declared, manifest }: Build): string[] {
  const name = `mfe_${app}`;
  return [
    ...(declared.name === name ? [] : [`release.json names ${declared.name}, and ${app} is ${name}`]),
    ...(manifest.name === name ? [] : [`The manifest names ${manifest.name}, and ${app} is ${name}`]),
  ];
}

/** A shell keeps what the contract before its own promised. */
function contractOf(needed: number, contract: number): string[] {
  if (needed > contract) {
    return [`It needs contract ${needed}, and the shell has ${contract}: release the shell first`];
  }
  if (needed < contract - 1) {
    return [`It was written for contract ${needed}, and the shell serves ${contract - 1} and ${contract}`];
  }
  return [];
}

/** Of what exists once on a page the shell's version is the one; with strict versions a remote that refuses it does not start. */
function sharedOf({ shared }: Manifest, has: ReadonlyMap<string, string>): string[] {
  return shared
    .filter(({ singleton }) => singleton)
    .flatMap(({ name, requiredVersion }) => {
      const version = has.get(name);
      if (version === undefined) {
        return [`It shares ${name}, which the shell does not`];
      }
      return satisfies(version, requiredVersion)
        ? []
        : [`It needs ${name} ${requiredVersion}, and the shell has ${version}`];
    });
}

function missingOf({ manifest, files }: Build): string[] {
  const there = new Set(files);
  return filesOf(manifest)
    .filter((file) => !there.has(file))
    .map((file) => `${file} stands in the manifest and is not in the build`);
}

function clashesOf({ declared }: Build, others: readonly ReleaseRecord[]): string[] {
  return others.flatMap(({ name, owner, paths }) =>
    paths
      .filter((path) => declared.paths.includes(path))
      .map((path) => `${path} is served by ${name} of the ${owner}`),
  );
}
