import type { z } from 'zod';
import type { Operation } from './operation.ts';
import type { RefusalStatus } from './problem.ts';

/**
 * An operation with what only its description needs. A type of its own: whatever changes in `Operation` changes the platform contract,
 * which pages and remotes are compared with.
 */
export type DescribedOperation = Operation & {
  /** What the use case refuses beside the refusals that follow from the other fields of the operation (`refusalStatuses`). */
  refuses?: readonly RefusalStatus[];
  /** What a download of JSON holds once it is parsed. */
  fileContent?: z.ZodType;
};
