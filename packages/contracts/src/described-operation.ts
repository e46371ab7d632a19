import type { z } from 'zod';
import type { Operation } from './operation.ts';
import type { RefusalStatus } from './problem.ts';

/**
 * An operation with fields that only the API description needs. They are in a separate type, because every change of the type `Operation`
 * changes the platform contract between shell and remotes.
 */
export type DescribedOperation = Operation & {
  /** Error statuses of the use case, besides those that follow from the operation's other fields (`refusalStatuses`). */
  refuses?: readonly RefusalStatus[];
  /** The parsed content of a JSON download. */
  fileContent?: z.ZodType;
};
