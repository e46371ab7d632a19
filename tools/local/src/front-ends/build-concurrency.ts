import { availableParallelism, totalmem } from 'node:os';

/** Peak memory of one build in bytes, with a margin. */
const memoryPerBuild = 1.5 * 1024 ** 3;
const maxConcurrency = 4;

type Machine = { processors: number; memory: number };

/** How many front ends are built concurrently: one per processor, if `memory` (in bytes) is enough. */
export function buildConcurrency({ processors, memory }: Machine = thisMachine()): number {
  return Math.max(1, Math.min(maxConcurrency, processors, Math.floor(memory / memoryPerBuild)));
}

/** A container may have less memory than its machine. */
function thisMachine(): Machine {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return { processors: availableParallelism(), memory };
}
