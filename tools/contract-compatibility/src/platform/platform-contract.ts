import { z } from 'zod';
import { schemaPair } from '../schema-pair.ts';

/** `parameters`: the number of type parameters if the export is a type. */
const exported = z.object({
  isValue: z.boolean(),
  isType: z.boolean(),
  parameters: z.int(),
  isDeprecated: z.boolean(),
});
export type Exported = z.output<typeof exported>;

/** The declarations of the packages that the shell shares with remotes. */
export const declarations = z.object({
  /** The file that remotes import, by package; relative to the repository. */
  entries: z.record(z.string(), z.string()),
  /** The exports, by package and name. */
  exports: z.record(z.string(), z.record(z.string(), exported)),
  /** The declarations of every source that an entry needs, as lines. They import each other only by relative paths. */
  files: z.record(z.string(), z.array(z.string())),
});
export type Declarations = z.output<typeof declarations>;

export const platformContract = z.object({
  contract: z.int().positive(),
  exposedModule: z.string(),
  shareStrategy: z.string(),
  /** Shared packages by name: the version range that remotes require, and the version that the shell provides. */
  shared: z.record(z.string(), z.object({ requiredVersion: z.string(), provided: z.string() })),
  /** The versions of third-party packages that are not shared, by our package and their name; absent in older releases. */
  dependencies: z.record(z.string(), z.string()).optional(),
  /** The schemas of the data that a release writes to the store and that the running gateway and shell read. */
  records: z.record(z.string(), schemaPair),
  declarations,
  /** The contract from which no new remote may use a deprecated export, by package and name. */
  deprecatedFrom: z.record(z.string(), z.int()),
});
export type PlatformContract = z.output<typeof platformContract>;
