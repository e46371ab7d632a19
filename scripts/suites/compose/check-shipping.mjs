import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { copyOfRepository } from '../copy-of-repository.mjs';
import { runChecks } from './check.mjs';
import { serviceOf } from './docker.mjs';

const ships = ['mfe-public', 'release-public'];
/** A gateway caches release records for five seconds. */
const newsSeconds = 10;
/** A release at startup retries for a minute. */
const endSeconds = 90;

/** One team releases its front end, from a copy of the repository in which one of its pages has another text, and rolls it back. */
export function checkShipping({ dataFolder }, docker, url) {
  const copy = copyOfRepository(dataFolder);
  const page = join(copy, 'mfe-public', 'src', 'features', 'quotes', 'quote-not-found.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Quote Not Found', 'No Quote Here'));
  let first;
  console.log('\nOne front end shipped alone:');
  return runChecks({
    'its new build is released, and nobody else starts again': async () => {
      const before = startsOf(docker);
      first = (await buildsAt(url)).get('mfe_public');
      await docker.composeFrom(copy, 'up', '--detach', '--build', 'mfe-public');
      const isNews = await within(newsSeconds, async () => (await buildsAt(url)).get('mfe_public') !== first);
      const after = startsOf(docker);
      const again = [...before].filter(([name, start]) => after.get(name) !== start).map(([name]) => name);
      return [...(isNews ? [] : ['it is the build of before']), ...again];
    },
    'what is gone back from stays so at the next start': async () => {
      await docker.compose('run', '--rm', '-T', 'release-public', 'rollback', 'public');
      // Checked first, so that a later change is visible.
      const isBack = await within(newsSeconds, async () => (await buildsAt(url)).get('mfe_public') === first);
      const startedBefore = releaseState(docker)?.StartedAt;
      await docker.composeFrom(copy, 'up', '--detach', 'mfe-public');
      const hasEnded = await within(endSeconds, () => hasEndedSince(startedBefore, releaseState(docker)));
      await wait(newsSeconds * 1_000);
      const isStill = (await buildsAt(url)).get('mfe_public') === first;
      return [
        ...(isBack ? [] : ['going back led elsewhere than to the build of before']),
        ...(hasEnded ? [] : ['the release at the start has not ended well']),
        ...(isStill ? [] : ['after the next start it is not the build of before']),
      ];
    },
  });
}

function startsOf(docker) {
  const others = docker.containers().filter((container) => !ships.includes(serviceOf(container)));
  return new Map(others.map((container) => [serviceOf(container), container.State.StartedAt]));
}

/** It ran once more, and succeeded. */
function hasEndedSince(startedBefore, state) {
  return state?.StartedAt !== startedBefore && state?.Status === 'exited' && state.ExitCode === 0;
}

function releaseState(docker) {
  return docker.containers().find(isAtStart)?.State;
}

/** Not the container of the rollback. */
function isAtStart(container) {
  const isOneOff = container.Config.Labels['com.docker.compose.oneoff']?.toLowerCase() === 'true';
  return serviceOf(container) === 'release-public' && !isOneOff;
}

async function buildsAt(url) {
  const { remotes } = await (await fetch(`${url}/config.json`)).json();
  return new Map(remotes.map(({ name, build }) => [name, build]));
}

async function within(seconds, isSo) {
  for (let second = 0; second < seconds; second += 1) {
    if (await isSo()) {
      return true;
    }
    await wait(1_000);
  }
  return false;
}
