import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedPackages, shareStrategy } from '@marquee/build-kit/sharing-policy';
import { envelope } from '@marquee/contracts/message';
import { messageTypes } from '@marquee/contracts/message-types';
import { createOpenApiDocument } from '@marquee/contracts/openapi';
import {
  buildDeclaration,
  exposedModule,
  releaseRecord,
  scriptHashes,
  shellConfig,
} from '@marquee/contracts/release-record';
import { CONTRACT_VERSION } from '@marquee/web-kit/contract-version';
import { z } from 'zod';
import type { Contracts } from './contracts.ts';
import { schemaPairOf, plainJson } from './schema-pair.ts';
import { readDeclarations } from './platform/read-declarations.ts';

/** The contracts of the current sources. Takes several seconds, because TypeScript compiles the packages for remotes. */
export function contractsOf(root: string): Contracts {
  return { platform: platformOf(root), api: plainJson(createOpenApiDocument()), messages: messagesOf() };
}

function platformOf(root: string): Contracts['platform'] {
  const ours = Object.keys(sharedPackages).filter((name) => name.startsWith('@marquee/'));
  return {
    contract: CONTRACT_VERSION,
    exposedModule,
    shareStrategy,
    shared: Object.fromEntries(
      Object.entries(sharedPackages).map(([name, { requiredVersion }]) => [
        name,
        { requiredVersion, provided: packageOf(root, name).version },
      ]),
    ),
    dependencies: dependenciesOf(root, ours),
    records: {
      'release.json of a build': schemaPairOf(buildDeclaration),
      'release.json in the store': schemaPairOf(releaseRecord),
      'hashes in a manifest': schemaPairOf(scriptHashes),
      'config.json of the gateway': schemaPairOf(shellConfig),
    },
    declarations: readDeclarations(root, Object.fromEntries(ours.map((name) => [name, entryOf(root, name)]))),
    deprecatedFrom: {},
  };
}

function messagesOf(): Contracts['messages'] {
  const all = messageTypes.map(({ type, payload }) => [type, schemaPairOf(payload)] as const);
  return Object.fromEntries([['the envelope', schemaPairOf(envelope)], ...all]);
}

const packageJson = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.unknown()).optional(),
});

/**
 * The versions of the packages that our packages require, by our package and the required package. Excludes shared packages, whose versions
 * are compared separately, and our own packages, whose declarations are compared.
 */
function dependenciesOf(root: string, ours: readonly string[]): Record<string, string> {
  const packages = new Set(ours.map((entry) => partsOf(entry).name));
  const all = [...packages].flatMap((name) =>
    Object.entries(packageOf(root, name).dependencies)
      .filter(([needed]) => !needed.startsWith('@marquee/') && !(needed in sharedPackages))
      .map(([needed, version]) => [`${name} ${needed}`, version] as const),
  );
  return Object.fromEntries(all);
}

/** `shared`: an entry of the sharing policy, which names a package, one subpath (`@marquee/web-kit/forms`) or all subpaths (`react/`). */
function packageOf(root: string, shared: string): z.output<typeof packageJson> {
  const file = path.join(root, 'node_modules', partsOf(shared).name, 'package.json');
  return packageJson.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The file that a remote imports for a shared entry, relative to the repository. */
function entryOf(root: string, shared: string): string {
  const { name, entry } = partsOf(shared);
  const file = z.string().parse(packageOf(root, shared).exports?.[entry]);
  return path.join('packages', name.replace('@marquee/', ''), file);
}

function partsOf(shared: string): { name: string; entry: string } {
  const [, name = shared, below = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(shared) ?? [];
  return { name, entry: `.${below}` };
}
