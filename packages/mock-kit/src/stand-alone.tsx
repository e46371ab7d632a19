import { releaseDeclaration } from '@marquee/contracts/release-record';
import { keptInTab, mountApp } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { createMockApi, personOf } from './mock-api.ts';
import { createRoom } from './room.ts';
import type { Scenario } from './scene.ts';
import { StandaloneFrame } from './standalone-frame.tsx';
import type { Place } from './standalone-frame.tsx';
import { startWorker } from './start-worker.ts';

type Alone<World> = {
  /** The content of `release.json`. */
  declared: unknown;
  scenario: Scenario<World>;
  /** Pages to show in the menu, by their addresses, the remote's first page first. */
  places: readonly [Place, ...Place[]];
  /** The remote's routes. */
  pages: ReactNode;
};

/** Runs a remote alone with API mocks: the platform's store and router, a frame for developers, and no shell. */
export async function standAlone<World>({ declared, scenario, places, pages }: Alone<World>): Promise<void> {
  const remote = releaseDeclaration.parse(declared);
  const now = () => new Date();
  const room = createRoom({ name: remote.name, keeper: keptInTab, begin: scenario.begin, now });
  /** Reloads, because the current page may not exist for the new user. */
  const toFirstPage = () => {
    location.assign(places[0].to);
  };
  await startWorker(createMockApi({ scenario, room, now }));

  const container = document.querySelector('#root');
  if (container) {
    mountApp(
      container,
      <StandaloneFrame
        remote={remote}
        places={places}
        people={scenario.people}
        personId={personOf(scenario, room).id}
        onPlay={(id) => {
          room.play(id);
          toFirstPage();
        }}
        onBeginAfresh={() => {
          room.beginAfresh();
          toFirstPage();
        }}
      >
        {pages}
      </StandaloneFrame>,
    );
  }
}
