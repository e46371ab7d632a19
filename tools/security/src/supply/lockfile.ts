import { z } from 'zod';

const entry = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
});
const lockfile = z.looseObject({ packages: z.record(z.string(), entry) });

/** One installed package, by its path in node_modules. */
export type Installed = {
  name: string;
  version: string;
  /** Null if npm's configured registry is used. */
  registry: string | null;
  hasChecksum: boolean;
  hasInstallScript: boolean;
  /** Whether the package is only for systems on which production does not run, and is therefore never installed there. */
  isForOtherSystems: boolean;
};

/** The processors on which production runs Linux. */
const processors = ['x64', 'arm64'];

export function readLockfile(text: string): Installed[] {
  return Object.entries(lockfile.parse(JSON.parse(text)).packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .map(([place, { version = '', resolved, integrity, hasInstallScript = false, os, cpu }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      registry: resolved === undefined ? null : originOf(resolved),
      hasChecksum: integrity !== undefined,
      hasInstallScript,
      isForOtherSystems: !isFor('linux', os) || !processors.some((processor) => isFor(processor, cpu)),
    }));
}

/** npm's rule for `os` and `cpu`: a list of names, or of excluded names with `!`. */
function isFor(system: string, listed: readonly string[] = []): boolean {
  const named = listed.filter((name) => !name.startsWith('!'));
  return !listed.includes(`!${system}`) && (named.length === 0 || named.includes(system));
}

/** The origin of a registry's URL. A git address or a file counts as a source of its own. */
function originOf(resolved: string): string {
  const url = URL.parse(resolved);
  return url !== null && url.origin !== 'null' ? url.origin : resolved;
}
