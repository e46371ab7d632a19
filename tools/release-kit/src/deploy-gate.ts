import { exposedModule, isContractSupported } from '@marquee/contracts/release-record';
import type { ReleaseDeclaration } from '@marquee/contracts/release-record';
import { satisfies } from 'semver';
import { isChunk } from './first-scripts.ts';
import { filesOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import type { Build, ShellBuild } from './read-build.ts';

type GateInput = { app: string; build: Build; shell: ShellBuild; others: readonly ReleaseDeclaration[] };

/** The reasons why the running shell cannot serve this build, as sentences; empty if it can. */
export function checkDeployGate({ app, build, shell, others }: GateInput): string[] {
  const { declared, manifest } = build;
  return [
    ...namesOf(app, build),
    ...contractOf(declared.minContract, shell.contract),
    ...(manifest.exposes.some(({ name }) => name === exposedModule)
      ? []
      : [`It exposes no ./${exposedModule}, which the shell loads`]),
    ...(build.checksIntegrity
      ? []
      : ['Its entry loads scripts without an integrity check: build it with the current build kit']),
    ...sharedOf(manifest, shell.shared),
    ...missingOf(build),
    ...serverOf(build),
    ...chunksOf(build),
    ...skeletonsOf(build),
    ...clashesOf(declared, others),
  ];
}

function namesOf(app: string, { declared, manifest }: Build): string[] {
  const name = `mfe_${app}`;
  return [
    ...(declared.name === name ? [] : [`release.json names ${declared.name}, and ${app} is ${name}`]),
    ...(manifest.name === name ? [] : [`The manifest names ${manifest.name}, and ${app} is ${name}`]),
  ];
}

function contractOf(needed: number, contract: number): string[] {
  if (isContractSupported(contract, needed)) {
    return [];
  }
  return needed > contract
    ? [`It needs contract ${needed}, and the shell has ${contract}: release the shell first`]
    : [`It was written for contract ${needed}, and the shell serves ${contract - 1} and ${contract}`];
}

/** Finds shared packages that the shell lacks or has in a version that the remote does not accept. Such a remote does not start. */
function sharedOf({ shared }: Manifest, provided: ReadonlyMap<string, string>): string[] {
  return shared
    .filter(({ singleton }) => singleton)
    .flatMap(({ name, requiredVersion }) => {
      const version = provided.get(name);
      if (version === undefined) {
        return [`It shares ${name}, which the shell does not`];
      }
      return satisfies(version, requiredVersion)
        ? []
        : [`It needs ${name} ${requiredVersion}, and the shell has ${version}`];
    });
}

function missingOf({ manifest, files }: Build): string[] {
  const present = new Set(files);
  return filesOf(manifest)
    .filter((file) => !present.has(file))
    .map((file) => `${file} is named in the manifest but is not in the build`);
}

/** Finds a server bundle that the page renderer would reject, and rendered pages that the shell does not route to this remote. */
function serverOf({ declared: { paths, server }, isServerBundleIntact }: Build): string[] {
  const pages = server?.pages ?? [];
  return [
    ...(isServerBundleIntact ? [] : ['Its server bundle does not match release.json: build it again']),
    ...pages
      .filter(({ path }) => !paths.includes(path))
      .map(({ path }) => `${path} is rendered on the server but is not one of its paths`),
  ];
}

/** Finds declared chunks that are not in the build. A page whose chunk was renamed would load slowly, and nobody would notice the cause. */
function chunksOf({ declared, files }: Build): string[] {
  return Object.entries(declared.firstLoads ?? {}).flatMap(([path, { chunk }]) =>
    chunk === undefined || files.some((file) => isChunk(file, chunk))
      ? []
      : [`${path} loads the chunk ${chunk}, which is not in the build`],
  );
}

/** Finds damaged skeletons, which the gateway does not use. */
function skeletonsOf({ damagedSkeletons }: Build): string[] {
  return damagedSkeletons.map(
    (path) => `The skeleton of ${path} does not match release.json: build it again`,
  );
}

/** Finds paths and home pages that another remote claims too: the router could show either remote. */
function clashesOf({ paths, homeFor }: ReleaseDeclaration, others: readonly ReleaseDeclaration[]): string[] {
  return others.flatMap(({ name, owner, ...theirs }) => [
    ...(homeFor !== null && homeFor === theirs.homeFor
      ? [`${name} of the ${owner} already shows the ${homeFor}’s front page`]
      : []),
    ...paths
      .filter((path) => theirs.paths.some((other) => overlap(path, other)))
      .map((path) => `${name} of the ${owner} already serves ${path}`),
  ]);
}

/** Whether some address matches both path patterns, by the router's rules. */
function overlap(one: string, other: string): boolean {
  const [ours, theirs] = [one.split('/'), other.split('/')];
  for (let place = 0; place < Math.max(ours.length, theirs.length); place += 1) {
    const [our, their] = [ours[place], theirs[place]];
    if (our === '*' || their === '*') {
      return true;
    }
    const isPlace = our?.startsWith(':') === true || their?.startsWith(':') === true;
    if (our === undefined || their === undefined || (our !== their && !isPlace)) {
      return false;
    }
  }
  return true;
}
