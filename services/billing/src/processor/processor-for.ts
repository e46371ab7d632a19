import { requireProcessor } from './open-processor.ts';
import type { Processor } from './processor.ts';

/** `admit` refuses who has asked too often. */
export type Asking = { processor: Processor | null; admit: (callerId: string) => void };

/** For what somebody asks of it: it counts the calls of all of us together, so one must not use them up. */
export function processorFor({ processor, admit }: Asking, callerId: string): Processor {
  const there = requireProcessor(processor);
  admit(callerId);
  return there;
}
