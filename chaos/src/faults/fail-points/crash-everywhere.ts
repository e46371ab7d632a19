import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import { checkWorld } from '../../check/check-world.ts';
import type { Finding } from '../../check/finding.ts';
import { leaversIn } from '../../check/leavers.ts';
import { readMails } from '../../check/read-mails.ts';
import { countHandedOverAgain } from '../../check/rules/mails.ts';
import { settle } from '../../check/settle.ts';
import { createLedger } from '../../ledger/ledger.ts';
import type { World } from '../../stack/world.ts';
import { dropAllParked } from '../scenarios/drop-all-parked.ts';
import { crashAt } from './crash-at.ts';
import { nameOf } from './fail-point.ts';
import type { FailPoint } from './fail-point.ts';
import { recordPlaces } from './record-places.ts';
import { createUnderWay } from './under-way.ts';
import type { Place } from './unlisted-places.ts';
import { waysThrough } from './ways/ways-through.ts';

/** A point that was not reached, or whose journey did not complete. */
export type Failure = { point: FailPoint; reason: string };
export type Crashes = {
  /** Places that the product passed in the run without kills. */
  passed: readonly Place[];
  failures: readonly Failure[];
  findings: readonly Finding[];
  mailsAgain: number;
  /** How many journeys completed despite crashes, by kind. */
  walked: ReadonlyMap<FailPoint['by'], number>;
  /** How many accounts were deleted and searched for everywhere. */
  left: number;
};

type Crashing = { points: readonly FailPoint[]; folder: string; say: (line: string) => void };

/** Longer than the 30 s pause after an email that may not have been sent. */
const settleWithinMs = 90_000;

/** Waiting journeys run into the next crash as well; with many of them, a service would keep crashing before any completed. */
const mostUnderWay = 2;

/** One crash at each point, each during a journey of its own; leases expire, and a few journeys overlap with the next crashes. */
export async function crashEverywhere(world: World, { points, folder, say }: Crashing): Promise<Crashes> {
  const ledger = createLedger();
  const caller = createHttpCaller(world.url);
  const ways = waysThrough(world, { caller, ledger });
  const passed = await recordPlaces(world, { folder, ways });
  const failures: Failure[] = [];
  const walked = new Map<FailPoint['by'], number>();
  const underWay = createUnderWay();

  function setOff(point: FailPoint): void {
    const way = ways[point.by]().then(
      () => void walked.set(point.by, (walked.get(point.by) ?? 0) + 1),
      (error: unknown) => void failures.push({ point, reason: String(error) }),
    );
    underWay.add(way);
  }

  for (const point of points) {
    await underWay.untilAtMost(mostUnderWay);
    const reason = await crashAt(world, point, { folder, setOff });
    say(`${nameOf(point)}: ${reason === null ? 'died, and was started again' : reason.toUpperCase()}`);
    if (reason !== null) {
      failures.push({ point, reason });
    }
  }
  await underWay.untilAtMost(0);
  caller.stop();

  // One malformed message belongs to the run without kills.
  const poison = await checkPoison(world, 1 + points.filter(({ by }) => by === 'poison').length);
  await settle(world, { withinMs: settleWithinMs });
  const findings = [...poison, ...(await checkWorld(world, ledger))];
  const mailsAgain = countHandedOverAgain(await readMails(world.dataFolder));
  return { passed, failures, findings, mailsAgain, walked, left: leaversIn(ledger.entries()).length };
}

/** Every malformed message was dead-lettered exactly once; then they are dropped. */
async function checkPoison(world: World, doses: number): Promise<Finding[]> {
  const parked = await dropAllParked(world, doses);
  const detail = `${parked} messages were parked, ${doses} were put in that nobody can handle`;
  return parked === doses ? [] : [{ kind: parked < doses ? 'lost' : 'duplicate', detail }];
}
