import * as defaults from '@marquee/contracts/payment-default-operations';
import * as profiles from '@marquee/contracts/profile-operations';
import { saidOf } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import type { ProviderWorld } from './world.ts';

const { read, write } = scenesOf<ProviderWorld>();

export const profileScenes = [
  read(profiles.getProviderProfile, ({ world }) => world.profile),
  write(profiles.updateProviderProfile, ({ world, body }) => {
    const profile = { ...world.profile, ...saidOf(body) };
    return { world: { ...world, profile }, answer: profile };
  }),
  read(defaults.getPaymentDefault, ({ world }) => world.paymentDefault),
  write(defaults.setPaymentDefault, ({ world, body }) => {
    const paymentDefault = { ...world.paymentDefault, ...saidOf(body) };
    return { world: { ...world, paymentDefault }, answer: paymentDefault };
  }),
];
