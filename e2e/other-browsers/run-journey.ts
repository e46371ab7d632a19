import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { bookingJourney } from './booking-journey.ts';
import type { People } from './booking-journey.ts';
import type { OtherBrowser } from './browser.ts';
import { createPerson } from './person.ts';

/** The folder in which the other suites also put their screenshots. */
const artifacts = join(import.meta.dirname, '..', 'artifacts');

type JourneyRun = { name: string; url: string; log: (line: string) => void };

/** The number of steps that passed, and the errors; the first failing step ends the journey. */
type Outcome = { passed: number; failed: string[] };

/** Runs the booking journey in a browser and saves a screenshot of each window, named after the browser. */
export async function runJourney(browser: OtherBrowser, { name, url, log }: JourneyRun): Promise<Outcome> {
  log(browser.title);
  const newPerson = async () => createPerson(await browser.newWindow(), url);
  const people = { client: await newPerson(), provider: await newPerson(), stranger: await newPerson() };
  let passed = 0;
  for (const [step, action] of bookingJourney(people)) {
    try {
      await action();
    } catch (error) {
      log(`FAILED: ${step}\n${describe(error)}`);
      await takeScreenshots(people, name);
      return { passed, failed: [step] };
    }
    passed += 1;
    log(`${String(passed).padStart(4)}  ${step}`);
  }
  await takeScreenshots(people, name);
  const errors = Object.values(people).flatMap(({ window }) => window.pageErrors() ?? []);
  return { passed, failed: errors.map((error) => `an error of a page: ${error}`) };
}

/** Some protocols report an error's name without a message. */
function describe(error: unknown): string {
  const { name, message, cause } = error as Error;
  return [`${name}: ${message}`, ...(cause instanceof Error ? [`${cause.name}: ${cause.message}`] : [])].join(
    '\n',
  );
}

async function takeScreenshots(people: People, name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true });
  for (const [role, { window }] of Object.entries(people)) {
    await window.takeScreenshot(join(artifacts, `${name}-${role}.png`));
  }
}
