import type { z } from 'zod';
import type { Operation } from './operation.ts';
import type { RefusalStatus } from './problem.ts';

/**
 * An operation with fields that only its description needs. A separate type, because every change of `Operation` changes the platform
 * contract, with which pages and remotes are compared.
 */
export type DescribedOperation = Operation & {
  /** Statuses that the use case rejects with, besides those that follow from the operation's other fields (`refusalStatuses`). */
  refuses?: readonly RefusalStatus[];
  /** The parsed content of a JSON download. */
  fileContent?: z.ZodType;
};
