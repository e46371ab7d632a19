import { availableParallelism, cpus, release, totalmem, type as system } from 'node:os';

/** Describes the machine that measures, and the database `engine`, in two lines. */
export function describeMachine(engine: string): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return [
    `${availableParallelism()} cores (${model}), ${gigabytes} GB of memory, ${system()} ${release()}, Node ${process.versions.node}`,
    `Database: ${engine}`,
  ].join('\n');
}
