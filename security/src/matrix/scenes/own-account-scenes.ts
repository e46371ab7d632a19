import { signIn } from '../../stack/people.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { plain, scene } from './scene.ts';
import type { Pair, Scenes } from './scene.ts';
import { forClient } from './words.ts';

const anotherPassword = 'Copper-lantern-9';
const wrongCode = '000000';

type Session = { id: string; current: boolean };

/** The id of a session in the owner's other browser, which is not the calling one. */
async function anotherSession({ caller, ...theatre }: Theatre, { client }: Pair): Promise<string> {
  await signIn(caller, client.person);
  const wish = { method: 'GET', path: '/account/sessions' } as const;
  const sessions = await done<Session[]>({ caller, ...theatre }, client.cookie, wish);
  return sessions.find(({ current }) => !current)?.id ?? 'none';
}

export const ownAccountScenes: Scenes = {
  'chooseRole (client again)': {
    set: async () => () => ({
      body: { role: 'client', firstName: 'Robin', lastName: 'Vale', phone: '212-555-0100' },
    }),
    spends: true,
  },
  'finishGoogleSignIn (without a beginning)': plain(),
  'listSessions (-)': scene(async (theatre, pair) => ({
    secrets: [forClient(await anotherSession(theatre, pair))],
  })),
  "endSession (owner's other)": scene(async (theatre, pair) => ({
    params: { sessionId: await anotherSession(theatre, pair) },
  })),
  'endOtherSessions (-)': plain(),
  'getSecondStep (-)': plain(),
  'offerSecondStep (right password)': {
    set:
      async () =>
      ({ person: { password } }) => ({ body: { password } }),
  },
  'confirmSecondStep (without an offer)': plain({ body: { code: wrongCode } }),
  'renewRecoveryCodes (not on)': {
    set:
      async () =>
      ({ person: { password } }) => ({ body: { password, code: wrongCode } }),
  },
  'turnOffSecondStep (not on)': {
    set:
      async () =>
      ({ person: { password } }) => ({ body: { password, code: wrongCode } }),
  },
  'passSecondStep (without a beginning)': plain({ body: { code: wrongCode } }),
  'getExportStatus (-)': plain(),
  'askForExport (-)': { set: async () => () => ({}), spends: true },
  'downloadExport (never asked for)': plain(),
  'getDeletionTerms (-)': plain(),
  'deleteAccount (right password)': {
    set:
      async () =>
      ({ person: { password } }) => ({ body: { password } }),
    spends: true,
  },
  'deleteAccount (wrong password)': plain({ body: { password: anotherPassword } }),
};
