import { availableParallelism, totalmem } from 'node:os';

/** Peak memory of one build in bytes, with a margin. */
const memoryOfOne = 1.5 * 1024 ** 3;
const most = 4;

type Machine = { processors: number; memory: number };

/** How many front ends are built concurrently: one per processor, if `memory` (in bytes) is enough. */
export function buildsAtOnce({ processors, memory }: Machine = thisMachine()): number {
  return Math.max(1, Math.min(most, processors, Math.floor(memory / memoryOfOne)));
}

/** A container may have less memory than its machine. */
function thisMachine(): Machine {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return { processors: availableParallelism(), memory };
}
