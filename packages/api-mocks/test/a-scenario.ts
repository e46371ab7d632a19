import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientQuotePdf } from '@marquee/contracts/client-quote-operations';
import { getSettings, updateSettings } from '@marquee/contracts/account-operations';
import type { AccountSettings, CurrentUser } from '@marquee/contracts/accounts';
import { eventView } from '@marquee/contracts/events';
import type { EventView } from '@marquee/contracts/events';
import { fixedId, omitUndefined } from '../src/rows.ts';
import { sample } from '../src/sample.ts';
import { scenesOf } from '../src/scene.ts';
import type { Scenario, Scene } from '../src/scene.ts';

export type SettingsState = { settings: AccountSettings; events: EventView[] };

export const now = new Date('2026-11-23T15:00:00.000Z');

const { read, write } = scenesOf<SettingsState>();

const client: CurrentUser = {
  id: fixedId(1),
  role: 'client',
  email: 'amara@okafor.example',
  emailVerified: true,
  firstName: 'Amara',
  profile: null,
};

/** A scenario with a client who has three events and can change settings. `scenes`: a test's scenes, which add to these or replace them. */
export function aScenario(scenes: Scene<SettingsState>[] = []): Scenario<SettingsState> {
  return {
    people: [
      { id: 'client', label: 'A client', user: () => client },
      { id: 'nobody', label: 'Nobody', user: () => null },
    ],
    createInitialState: () => ({
      settings: { eventReminders: true, marketingEmails: false },
      events: [1, 2, 3].map((number) => ({
        ...sample(eventView, { seed: 'event', now }),
        id: fixedId(number),
      })),
    }),
    scenes: [
      read(getSettings, ({ state }) => state.settings),
      write(updateSettings, ({ state, body }) => {
        const settings = { ...state.settings, ...omitUndefined(body) };
        return { state: { ...state, settings }, answer: settings };
      }),
      read(listClientEvents, ({ state }) => state.events),
      read(getClientQuotePdf, () => 'a document'),
      ...scenes,
    ],
  };
}

/** A scene whose answer breaks its contract. */
export const anInvalidMock = write(updateSettings, ({ state }) => ({
  state: { ...state, settings: { eventReminders: false, marketingEmails: true } },
  answer: { eventReminders: 'perhaps' } as unknown as AccountSettings,
}));
