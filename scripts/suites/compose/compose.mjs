import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../../tools/local/src/network/free-port.ts';
import { sumOutcomes } from '../outcome.mjs';
import { runPlaywright } from '../playwright.mjs';
import { provideBaseImages } from './base-images.mjs';
import { checkContainers, checkStopped } from './check-containers.mjs';
import { checkFiles } from './check-files.mjs';
import { checkIndependentRelease } from './check-independent-release.mjs';
import { createDocker, serviceOf } from './docker.mjs';

/** These journeys cover a card payment, the sign-in with Google, an email, and a request that becomes a booking. */
const journeys = ['request-becomes-booking', 'confirm-address', 'google-sign-in', 'card-payments'];
const portNames = ['PORT', 'MAILBOX_PORT', 'RABBITMQ_PORT', 'STRIPE_PORT', 'GOOGLE_PORT'];
const healthTimeoutSeconds = 300;
const project = 'marquee-verify';
/** Tag of the images of this suite, which separates them from a developer's own images. */
const tag = 'verify';

/** Tests the unchanged compose file: builds and starts the containers, checks them, runs journeys in a browser, and stops them. */
export async function runCompose(context, { chromium, docker: engine }) {
  const keep = process.argv.includes('--keep');
  if (keep && engine.isOurs) {
    throw new Error('--keep needs your own Docker engine: the engine of this run stops at its end');
  }
  const docker = createDocker(context, engine, { project, tag, ports: await ownPorts() });
  try {
    // Removes the containers of a killed run, because the engine could start them again.
    await docker.compose('down', '--volumes');
    console.log('Base images:');
    await provideBaseImages(docker, { folder: context.dataFolder, engineIsOurs: engine.isOurs });
    await docker.compose('build');
    await docker.compose('up', '--detach');
    await waitUntilHealthy(docker);
    return await verify(context, { docker, chromium, keep });
  } catch (error) {
    await docker.compose('logs', '--tail', '20').catch(() => undefined);
    throw error;
  } finally {
    await (keep ? logAddresses(docker.ports) : docker.compose('down', '--volumes', '--timeout', '15'));
  }
}

async function ownPorts() {
  const ports = await Promise.all(
    portNames.map(async (name) => [name, process.env[name] ?? String(await freePort())]),
  );
  return Object.fromEntries(ports);
}

async function verify(context, { docker, chromium, keep }) {
  const { PORT, MAILBOX_PORT } = docker.ports;
  const url = `http://localhost:${PORT}`;
  const checkOutcomes = [await checkContainers(docker), await checkFiles(docker, url)];
  const journeyOutcome = await runPlaywright(context, {
    project: 'journeys',
    chromium,
    url,
    args: journeys,
    env: { MAILPIT_URL: `http://localhost:${MAILBOX_PORT}` },
  });
  const releaseOutcome = await checkIndependentRelease(context, docker, url);
  logImageSizes(docker);
  return sumOutcomes([
    ...checkOutcomes,
    journeyOutcome,
    releaseOutcome,
    ...(keep ? [] : [await checkStopped(docker)]),
  ]);
}

/** Waits for all containers. Compose orders the start by health but does not wait for the last containers. */
async function waitUntilHealthy(docker) {
  for (let second = 0; second < healthTimeoutSeconds; second += 1) {
    const waiting = docker.containers().filter(isNotHealthy);
    if (waiting.length === 0) {
      return;
    }
    await wait(1_000);
  }
  const names = docker.containers().filter(isNotHealthy).map(serviceOf);
  throw new Error(`Not healthy within ${healthTimeoutSeconds} seconds: ${names.join(', ')}`);
}

/** Returns true for a one-time container that has not succeeded, and for any other container that is not healthy. */
function isNotHealthy({ State, Config }) {
  const isOneOff = Config.Healthcheck === undefined || Config.Healthcheck.Test?.[0] === 'NONE';
  return isOneOff ? State.Status !== 'exited' || State.ExitCode !== 0 : State.Health?.Status !== 'healthy';
}

function logImageSizes(docker) {
  console.log('\nImages:');
  const images = docker.read(
    'image',
    'ls',
    '--format',
    '{{.Repository}}:{{.Tag}} {{.Size}}',
    `marquee/*:${tag}`,
  );
  for (const line of images.split('\n').sort()) {
    const [name, size] = line.split(' ');
    console.log(`  ${name.padEnd(32)} ${size}`);
  }
}

function logAddresses({ PORT, MAILBOX_PORT }) {
  console.log(`\nIt runs on http://localhost:${PORT}, with its mailbox at http://localhost:${MAILBOX_PORT}.`);
  console.log(`Stop it with: docker-compose --project-name ${project} down --volumes`);
}
