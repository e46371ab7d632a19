import { releaseDeclaration } from '@marquee/contracts/release-record';
import { safeSessionStorage, mountApp } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { createMockApi, selectedPerson } from './mock-api.ts';
import { createMockStore } from './mock-store.ts';
import type { TextStorage } from './mock-store.ts';
import type { Scenario } from './scene.ts';
import { StandaloneFrame } from './standalone-frame.tsx';
import type { MenuLink } from './standalone-bar.tsx';
import { startWorker } from './start-worker.ts';

type StandaloneOptions<State> = {
  /** The content of `release.json`. */
  declared: unknown;
  scenario: Scenario<State>;
  /** The pages in the menu. The first page opens after a change of the person and after a reset. */
  menuLinks: readonly [MenuLink, ...MenuLink[]];
  /** The remote's routes. */
  pages: ReactNode;
};

const tabStorage: TextStorage = {
  read: safeSessionStorage.read,
  write: safeSessionStorage.keep,
  remove: safeSessionStorage.forget,
};

/** Runs a remote alone with API mocks. It has the platform's store and router, and a frame for developers instead of the shell. */
export async function runStandalone<State>({
  declared,
  scenario,
  menuLinks,
  pages,
}: StandaloneOptions<State>): Promise<void> {
  const remote = releaseDeclaration.parse(declared);
  const now = () => new Date();
  const store = createMockStore({
    name: remote.name,
    storage: tabStorage,
    createInitialState: scenario.createInitialState,
    now,
  });
  /** Loads the first page, because the current page may not exist for the new person. */
  const openFirstPage = () => {
    location.assign(menuLinks[0].to);
  };
  await startWorker(createMockApi({ scenario, store, now }));

  const container = document.querySelector('#root');
  if (container) {
    mountApp(
      container,
      <StandaloneFrame
        remote={remote}
        menuLinks={menuLinks}
        people={scenario.people}
        personId={selectedPerson(scenario, store).id}
        onSelectPerson={(id) => {
          store.selectPerson(id);
          openFirstPage();
        }}
        onReset={() => {
          store.reset();
          openFirstPage();
        }}
      >
        {pages}
      </StandaloneFrame>,
    );
  }
}
