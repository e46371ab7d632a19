import * as account from '@marquee/contracts/account-operations';
import * as profiles from '@marquee/contracts/profile-operations';
import { saidOf } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { sunset } from './cast.ts';
import type { ClientWorld } from './world.ts';

const { read, write } = scenesOf<ClientWorld>();

export const accountScenes = [
  read(profiles.getClientProfile, ({ world }) => world.profile),
  write(profiles.updateClientProfile, ({ world, body }) => {
    const profile = { ...world.profile, ...saidOf(body) };
    return { world: { ...world, profile }, answer: profile };
  }),
  read(account.getSettings, ({ world }) => world.settings),
  write(account.updateSettings, ({ world, body }) => {
    const settings = { ...world.settings, ...saidOf(body) };
    return { world: { ...world, settings }, answer: settings };
  }),
  read(profiles.listProviders, () => [
    { email: sunset.email, businessName: sunset.name, fullName: 'Dev Anand' },
    { email: 'studio@north.example', businessName: 'North Studio', fullName: 'Ines Duarte' },
  ]),
];
