import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { copyRepository } from '../copy-repository.mjs';
import { runChecks } from './check.mjs';
import { serviceOf } from './docker.mjs';

const releasedServices = ['mfe-public', 'release-public'];
/** Longer than the five seconds for which a gateway caches release records. */
const recordTimeoutSeconds = 10;
/** Longer than the minute for which a release at startup retries. */
const releaseTimeoutSeconds = 90;

/** Releases one front end from a copy of the repository in which a page of this front end has another text, then rolls the release back. */
export function checkIndependentRelease({ dataFolder }, docker, url) {
  const copy = copyRepository(dataFolder);
  const page = join(copy, 'mfe-public', 'src', 'features', 'quotes', 'quote-not-found.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Quote Not Found', 'No Quote Here'));
  let firstBuild;
  console.log('\nOne front end released alone:');
  return runChecks({
    'its new build is released, and no other container restarts': async () => {
      const before = getStartTimes(docker);
      firstBuild = (await fetchBuilds(url)).get('mfe_public');
      await docker.composeFrom(copy, 'up', '--detach', '--build', 'mfe-public');
      const isReplaced = await pollUntil(
        recordTimeoutSeconds,
        async () => (await fetchBuilds(url)).get('mfe_public') !== firstBuild,
      );
      const after = getStartTimes(docker);
      const restarted = [...before]
        .filter(([name, start]) => after.get(name) !== start)
        .map(([name]) => name);
      return [...(isReplaced ? [] : ['it is still the previous build']), ...restarted];
    },
    'a rollback survives the next start': async () => {
      await docker.compose('run', '--rm', '-T', 'release-public', 'rollback', 'public');
      // Checked before the next start, so that a change by that start is detected.
      const isRolledBack = await pollUntil(
        recordTimeoutSeconds,
        async () => (await fetchBuilds(url)).get('mfe_public') === firstBuild,
      );
      const startedBefore = releaseState(docker)?.StartedAt;
      await docker.composeFrom(copy, 'up', '--detach', 'mfe-public');
      const hasEnded = await pollUntil(releaseTimeoutSeconds, () =>
        hasEndedSince(startedBefore, releaseState(docker)),
      );
      await wait(recordTimeoutSeconds * 1_000);
      const staysRolledBack = (await fetchBuilds(url)).get('mfe_public') === firstBuild;
      return [
        ...(isRolledBack ? [] : ['the rollback did not lead to the previous build']),
        ...(hasEnded ? [] : ['the release at the start failed']),
        ...(staysRolledBack ? [] : ['after the next start it is not the previous build']),
      ];
    },
  });
}

function getStartTimes(docker) {
  const others = docker.containers().filter((container) => !releasedServices.includes(serviceOf(container)));
  return new Map(others.map((container) => [serviceOf(container), container.State.StartedAt]));
}

/** Returns whether the release container ran again and succeeded. */
function hasEndedSince(startedBefore, state) {
  return state?.StartedAt !== startedBefore && state?.Status === 'exited' && state.ExitCode === 0;
}

function releaseState(docker) {
  return docker.containers().find(isReleaseContainer)?.State;
}

/** Excludes the container of the rollback. */
function isReleaseContainer(container) {
  const isOneOff = container.Config.Labels['com.docker.compose.oneoff']?.toLowerCase() === 'true';
  return serviceOf(container) === 'release-public' && !isOneOff;
}

async function fetchBuilds(url) {
  const { remotes } = await (await fetch(`${url}/config.json`)).json();
  return new Map(remotes.map(({ name, build }) => [name, build]));
}

async function pollUntil(seconds, condition) {
  for (let second = 0; second < seconds; second += 1) {
    if (await condition()) {
      return true;
    }
    await wait(1_000);
  }
  return false;
}
