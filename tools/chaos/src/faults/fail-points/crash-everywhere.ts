import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import { checkEnvironment } from '../../check/check-environment.ts';
import type { Finding } from '../../check/finding.ts';
import { deletedAccountsIn } from '../../check/deleted-accounts.ts';
import { readEmails } from '../../check/read-emails.ts';
import { countSentAgain } from '../../check/rules/emails.ts';
import { settle } from '../../check/settle.ts';
import { createHistory } from '../../history/history.ts';
import type { Environment } from '../../stack/environment.ts';
import { dropDeadLetters } from '../scenarios/drop-dead-letters.ts';
import { crashAt } from './crash-at.ts';
import { nameOf } from './fail-point.ts';
import type { FailPoint } from './fail-point.ts';
import { recordFailPoints } from './record-fail-points.ts';
import type { Recording } from './record-fail-points.ts';
import { createJourneysInProgress } from './journeys-in-progress.ts';
import { createJourneys } from './journeys/create-journeys.ts';

/** A point that was not reached, or whose journey did not complete. */
export type Failure = { point: FailPoint; reason: string };
export type Crashes = {
  /** What the product reached in the run without kills. */
  recording: Recording;
  /** The points at which a service was to be killed. */
  points: readonly FailPoint[];
  failures: readonly Failure[];
  findings: readonly Finding[];
  repeatedEmails: number;
  /** How many journeys completed despite crashes, by kind. */
  completedJourneys: ReadonlyMap<FailPoint['by'], number>;
  /** Number of deleted accounts; the checker searches for traces of each everywhere. */
  deletedAccountCount: number;
};

/** `select`: the fail points to use of those that were recorded. */
type Crashing = {
  select: (recorded: readonly FailPoint[]) => readonly FailPoint[];
  folder: string;
  log: (line: string) => void;
};

/** Longer than the 30 s pause after an email that may not have been sent. */
const settleWithinMs = 90_000;

/**
 * A journey in progress also meets the next crashes. Only a few journeys may be in progress, so that they complete despite the crashes.
 */
const maxInProgress = 2;

/**
 * Crashes a service at each point, each time during a new journey. Up to `maxInProgress` earlier journeys are still in progress during a
 * crash.
 */
export async function crashEverywhere(
  environment: Environment,
  { select, folder, log }: Crashing,
): Promise<Crashes> {
  const history = createHistory();
  const caller = createHttpCaller(environment.url);
  const journeys = createJourneys(environment, { caller, history });
  const recording = await recordFailPoints(environment, { folder, journeys });
  const points = select(recording.points);
  const failures: Failure[] = [];
  const completedJourneys = new Map<FailPoint['by'], number>();
  const inProgress = createJourneysInProgress();

  function startJourney(point: FailPoint): void {
    const running = journeys[point.by]().then(
      () => void completedJourneys.set(point.by, (completedJourneys.get(point.by) ?? 0) + 1),
      (error: unknown) => void failures.push({ point, reason: String(error) }),
    );
    inProgress.add(running);
  }

  for (const point of points) {
    await inProgress.untilAtMost(maxInProgress);
    const reason = await crashAt(environment, point, { folder, startJourney });
    log(`${nameOf(point)}: ${reason === null ? 'killed and restarted' : reason.toUpperCase()}`);
    if (reason !== null) {
      failures.push({ point, reason });
    }
  }
  await inProgress.untilAtMost(0);
  caller.stop();

  // The 1 counts the malformed message of the run without kills.
  const poison = await checkPoison(environment, 1 + points.filter(({ by }) => by === 'poison').length);
  await settle(environment, { withinMs: settleWithinMs });
  const findings = [...poison, ...(await checkEnvironment(environment, history))];
  const repeatedEmails = countSentAgain(await readEmails(environment.dataFolder));
  return {
    recording,
    points,
    failures,
    findings,
    repeatedEmails,
    completedJourneys,
    deletedAccountCount: deletedAccountsIn(history.entries()).length,
  };
}

/** Drops all dead letters. There must be exactly one for each malformed message. */
async function checkPoison(environment: Environment, expected: number): Promise<Finding[]> {
  const dropped = await dropDeadLetters(environment, expected);
  const detail = `${dropped} messages were dead-lettered, ${expected} malformed messages were published`;
  return dropped === expected ? [] : [{ kind: dropped < expected ? 'lost' : 'duplicate', detail }];
}
