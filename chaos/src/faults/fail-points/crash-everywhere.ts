import { checkWorld } from '../../check/check-world.ts';
import type { Finding } from '../../check/finding.ts';
import { settle } from '../../check/settle.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { signUpAsProvider } from '../../load/acts/account-acts.ts';
import { createHttpCaller } from '../../load/http-caller.ts';
import { signUp } from '../../load/sign-up.ts';
import type { World } from '../../stack/world.ts';
import { dropAllParked } from '../scenarios/drop-all-parked.ts';
import { putPoison } from '../scenarios/poison.ts';
import { crashAt } from './crash-at.ts';
import { nameOf } from './fail-point.ts';
import type { FailPoint } from './fail-point.ts';
import { troubledQueue } from './fail-points.ts';
import { travel } from './travel.ts';

/** A point that was not reached, or whose journey did not come to its end. */
export type Failure = { point: FailPoint; reason: string };
export type Crashes = { failures: readonly Failure[]; findings: readonly Finding[] };

type Crashing = { points: readonly FailPoint[]; folder: string; say: (line: string) => void };

/** Longer than the pause after a mail that may not have been sent, 30 s. */
const settleWithinMs = 90_000;

/** One death at each point, each on the way of a journey of its own; leases run out and journeys end beside the next deaths. */
export async function crashEverywhere(world: World, { points, folder, say }: Crashing): Promise<Crashes> {
  const ledger = createLedger();
  const caller = createHttpCaller(world.url);
  const provider = await signUp(caller, ledger, signUpAsProvider(ledger.newMark()));
  const failures: Failure[] = [];
  const ways: Promise<void>[] = [];

  function setOff(point: FailPoint): void {
    const way =
      point.by === 'poison' ? putPoison(world, troubledQueue, 1) : travel({ caller, ledger }, provider);
    ways.push(way.catch((error: unknown) => void failures.push({ point, reason: String(error) })));
  }

  for (const point of points) {
    const hasDied = await crashAt(world, point, { folder, setOff });
    say(`${nameOf(point)}: ${hasDied ? 'died, and was started again' : 'NOT REACHED'}`);
    if (!hasDied) {
      failures.push({ point, reason: 'not reached' });
    }
  }
  await Promise.all(ways);
  caller.stop();

  const poison = await checkPoison(world, points.filter(({ by }) => by === 'poison').length);
  await settle(world, { withinMs: settleWithinMs });
  return { failures, findings: [...poison, ...(await checkWorld(world, ledger))] };
}

/** All of it was parked, each dose once; then it is given up. */
async function checkPoison(world: World, doses: number): Promise<Finding[]> {
  const parked = doses === 0 ? 0 : await dropAllParked(world, doses);
  const detail = `${parked} messages were parked, ${doses} were put in that nobody can handle`;
  return parked === doses ? [] : [{ kind: parked < doses ? 'lost' : 'duplicate', detail }];
}
