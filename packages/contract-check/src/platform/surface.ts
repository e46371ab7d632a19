import { z } from 'zod';
import { exchanged } from '../exchanged.ts';

/** `parameters`: how many types it is generic in, where it is a type. */
const exported = z.object({
  isValue: z.boolean(),
  isType: z.boolean(),
  parameters: z.int(),
  isDeprecated: z.boolean(),
});
export type Exported = z.output<typeof exported>;

/** What the shell offers to remotes by its packages, as TypeScript sees it. */
export const declarations = z.object({
  /** By package the file, from the repository's folder, that remotes import. */
  entries: z.record(z.string(), z.string()),
  /** By package and name. */
  exports: z.record(z.string(), z.record(z.string(), exported)),
  /** The declarations of every source that an entry leads to, line by line; they import each other by relative paths only. */
  files: z.record(z.string(), z.array(z.string())),
});
export type Declarations = z.output<typeof declarations>;

export const platformContract = z.object({
  contract: z.int().positive(),
  exposedModule: z.string(),
  shareStrategy: z.string(),
  /** What exists once on a page: from which version on, and which one the shell brings. */
  shared: z.record(z.string(), z.object({ requiredVersion: z.string(), provided: z.string() })),
  /** By our package and name the version of every package of others that it is made with and that is not shared; older releases have none. */
  dependencies: z.record(z.string(), z.string()).optional(),
  /** What releases leave in the store, and the running gateway and shell read. */
  records: z.record(z.string(), exchanged),
  declarations,
  /** By package and name, from which contract on no remote begins to use it. */
  deprecatedFrom: z.record(z.string(), z.int()),
});
export type PlatformContract = z.output<typeof platformContract>;
