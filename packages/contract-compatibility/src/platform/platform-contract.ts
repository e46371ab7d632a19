import { z } from 'zod';
import { schemaPair } from '../schema-pair.ts';

/** `parameters`: the number of type parameters, for a type. */
const exported = z.object({
  isValue: z.boolean(),
  isType: z.boolean(),
  parameters: z.int(),
  isDeprecated: z.boolean(),
});
export type Exported = z.output<typeof exported>;

/** The shell's packages for remotes, as TypeScript sees them. */
export const declarations = z.object({
  /** By package: the file that remotes import, relative to the repository. */
  entries: z.record(z.string(), z.string()),
  /** By package and name. */
  exports: z.record(z.string(), z.record(z.string(), exported)),
  /** The declarations of every source of an entry, as lines; they import each other only by relative paths. */
  files: z.record(z.string(), z.array(z.string())),
});
export type Declarations = z.output<typeof declarations>;

export const platformContract = z.object({
  contract: z.int().positive(),
  exposedModule: z.string(),
  shareStrategy: z.string(),
  /** Shared packages: the required range, and the shell's version. */
  shared: z.record(z.string(), z.object({ requiredVersion: z.string(), provided: z.string() })),
  /** By our package and name: the version of every non-shared third-party package that it was built with; absent in older releases. */
  dependencies: z.record(z.string(), z.string()).optional(),
  /** The data that releases write to the store, and the running gateway and shell read. */
  records: z.record(z.string(), schemaPair),
  declarations,
  /** By package and name: the contract from which on no new remote may use it. */
  deprecatedFrom: z.record(z.string(), z.int()),
});
export type PlatformContract = z.output<typeof platformContract>;
