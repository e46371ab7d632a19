import { availableParallelism, totalmem } from 'node:os';

/** What one build takes at its height, in bytes, and some room beside it. */
const memoryOfOne = 1.5 * 1024 ** 3;
const most = 4;

type Machine = { processors: number; memory: number };

/** How many front ends are built side by side: one for each processor, where `memory` (in bytes) is enough. */
export function buildsAtOnce({ processors, memory }: Machine = thisMachine()): number {
  return Math.max(1, Math.min(most, processors, Math.floor(memory / memoryOfOne)));
}

/** A container may have less than its machine. */
function thisMachine(): Machine {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return { processors: availableParallelism(), memory };
}
