import { requireProcessor } from './open-processor.ts';
import type { Processor } from './processor.ts';

/** `admit` rejects a caller above their rate limit. */
export type ProcessorAccess = { processor: Processor | null; admit: (callerId: string) => void };

/** Rejects a caller above their rate limit, because the processor limits the calls of all callers together. */
export function processorFor({ processor, admit }: ProcessorAccess, callerId: string): Processor {
  const configured = requireProcessor(processor);
  admit(callerId);
  return configured;
}
