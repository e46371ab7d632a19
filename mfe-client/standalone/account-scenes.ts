import * as account from '@marquee/contracts/account-operations';
import * as profiles from '@marquee/contracts/profile-operations';
import { omitUndefined } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { sunset } from './sample-records.ts';
import type { ClientState } from './client-state.ts';

const { read, write } = scenesOf<ClientState>();

export const accountScenes = [
  read(profiles.getClientProfile, ({ state }) => state.profile),
  write(profiles.updateClientProfile, ({ state, body }) => {
    const profile = { ...state.profile, ...omitUndefined(body) };
    return { state: { ...state, profile }, answer: profile };
  }),
  read(account.getSettings, ({ state }) => state.settings),
  write(account.updateSettings, ({ state, body }) => {
    const settings = { ...state.settings, ...omitUndefined(body) };
    return { state: { ...state, settings }, answer: settings };
  }),
  read(profiles.listProviders, () => [
    { email: sunset.email, businessName: sunset.name, fullName: 'Dev Anand' },
    { email: 'studio@north.example', businessName: 'North Studio', fullName: 'Ines Duarte' },
  ]),
];
