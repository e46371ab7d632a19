import { requireProcessor } from './open-processor.ts';
import type { Processor } from './processor.ts';

/** `admit` rejects a caller above their rate limit. */
export type ProcessorAccess = { processor: Processor | null; admit: (callerId: string) => void };

/** For requests on behalf of a caller: the processor limits all our calls together, so one caller must not use them up. */
export function processorFor({ processor, admit }: ProcessorAccess, callerId: string): Processor {
  const configured = requireProcessor(processor);
  admit(callerId);
  return configured;
}
