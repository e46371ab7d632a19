import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord, ShellConfig } from '@marquee/contracts/release-record';
import { apps } from '@marquee/release-kit/apps';
import type { App } from '@marquee/release-kit/apps';
import type { APIRequestContext } from '@playwright/test';
import { runCommand } from '../fixtures/run-command.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** The release store of the running product; the fixture undoes a test's changes. */
export type Store = {
  folder: string;
  record: (app: App) => ReleaseRecord;
  /** Edits the record, and resolves once `/config.json` contains the new record. */
  edit: (app: App, changes: Partial<ReleaseRecord>) => Promise<void>;
  /** Resolves once `/config.json`, which the shell reads, contains the record in the store. */
  waitUntilServed: (app: App) => Promise<void>;
  /** Restores the remote's files and record from before the test. */
  restore: (app: App) => void;
  /** Runs `npm run <command>` as an operator does. Throws an error with the command's error output if the command fails. */
  run: (command: 'release' | 'rollback' | 'switch', args: string[]) => Promise<void>;
  /** Deletes the files with matching names, as if a deployment had been purged. */
  remove: (app: App, names: RegExp) => void;
  /** Prepends a statement to each matching script and a blank to each matching JSON file. */
  tamper: (app: App, names: RegExp) => void;
};

/** The chunks of a remote besides its entry and exposed modules: the code of pages, and shared code. */
export const chunksOfPages = /^(?!remoteEntry\.|__federation_expose_).*\.js/;

export const test = base.extend<{ store: Store }>({
  // Most tests here remove files of a remote and assert the error page, so they allow errors except violations of the content security
  // policy.
  pageErrors: async ({ pageErrors }, provide) => {
    pageErrors.allow(/^(?!Content security policy violated)/);
    await provide(pageErrors);
  },
  store: async ({ request }, provide) => {
    const folder = join(requireVariable('MARQUEE_DATA'), 'release-store');
    const backup = mkdtempSync(join(tmpdir(), 'marquee-e2e-releases-'));
    cpSync(folder, backup, { recursive: true });
    const store = storeIn({ folder, backup }, request);
    await provide(store);
    for (const app of apps) {
      store.restore(app);
      await store.waitUntilServed(app);
    }
    rmSync(backup, { recursive: true });
  },
});

/** Returns an environment variable that `npm run test:federation` sets. Throws if the variable is not set. */
export function requireVariable(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) {
    throw new Error(`${variable} is not set: run npm run test:federation`);
  }
  return value;
}

function storeIn({ folder, backup }: { folder: string; backup: string }, request: APIRequestContext): Store {
  const recordFile = (app: App) => join(folder, app, 'release.json');
  const record = (app: App) => releaseRecord.parse(JSON.parse(readFileSync(recordFile(app), 'utf8')));
  const filesOf = (app: App, names: RegExp) => {
    const found = readdirSync(join(folder, app)).filter((file) => names.test(file));
    expect(found, `files of ${app} like ${String(names)}`).not.toEqual([]);
    return found.map((file) => join(folder, app, file));
  };

  async function waitUntilServed(app: App): Promise<void> {
    const wanted: unknown = JSON.parse(readFileSync(recordFile(app), 'utf8'));
    // The gateway reads the store every five seconds.
    await expect.poll(() => listedRecord(request, record(app).name), { timeout: 15_000 }).toEqual(wanted);
  }

  return {
    folder,
    record,
    waitUntilServed,
    async edit(app, changes) {
      writeFileSync(recordFile(app), JSON.stringify({ ...record(app), ...changes }));
      await waitUntilServed(app);
    },
    async run(command, args) {
      const gate = command === 'switch' ? [] : ['--shell', requireVariable('MARQUEE_SHELL')];
      await runCommand(command, requireVariable('MARQUEE_DATA'), [...args, ...gate]);
    },
    restore(app) {
      rmSync(join(folder, app), { recursive: true });
      cpSync(join(backup, app), join(folder, app), { recursive: true });
    },
    remove(app, names) {
      for (const file of filesOf(app, names)) {
        rmSync(file);
      }
    },
    tamper(app, names) {
      for (const file of filesOf(app, names)) {
        // Otherwise the gateway would serve the unchanged compressed copies.
        rmSync(`${file}.br`, { force: true });
        rmSync(`${file}.gz`, { force: true });
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, file.endsWith('.json') ? ` ${text}` : `self.wasTamperedWith = true;${text}`);
      }
    },
  };
}

async function listedRecord(request: APIRequestContext, name: string): Promise<unknown> {
  const { remotes } = (await (await request.get('/config.json')).json()) as ShellConfig;
  return remotes.find((remote) => remote.name === name);
}

export { expect } from '../fixtures/test.ts';
