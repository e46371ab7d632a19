import { nodeNames } from '../stack/cluster.ts';
import type { Pairs } from './start-pairs.ts';

export type Restarted = { name: string; exitCode: number | null; stoppedInMs: number };

type Rolling = { rounds: number; log: (line: string) => void };

/** Rolling restart: sends SIGTERM to one replica at a time, and continues only when the balancer has all replicas again. */
export async function restartInTurn(
  { firsts, seconds, balancer }: Pairs,
  { rounds, log }: Rolling,
): Promise<Restarted[]> {
  const restarted: Restarted[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of nodeNames) {
      const node = (round % 2 === 0 ? firsts : seconds)[name];
      const terminatedAt = performance.now();
      const exitCode = await node.terminate();
      restarted.push({ name, exitCode, stoppedInMs: performance.now() - terminatedAt });
      await node.start();
      await balancer.untilAllUp();
    }
    log(`  R10: round ${round + 1} of ${rounds} done`);
  }
  return restarted;
}
