import * as defaults from '@marquee/contracts/payment-default-operations';
import * as profiles from '@marquee/contracts/profile-operations';
import { omitUndefined } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import type { ProviderState } from './provider-state.ts';

const { read, write } = scenesOf<ProviderState>();

export const profileScenes = [
  read(profiles.getProviderProfile, ({ state }) => state.profile),
  write(profiles.updateProviderProfile, ({ state, body }) => {
    const profile = { ...state.profile, ...omitUndefined(body) };
    return { state: { ...state, profile }, answer: profile };
  }),
  read(defaults.getPaymentDefault, ({ state }) => state.paymentDefault),
  write(defaults.setPaymentDefault, ({ state, body }) => {
    const paymentDefault = { ...state.paymentDefault, ...omitUndefined(body) };
    return { state: { ...state, paymentDefault }, answer: paymentDefault };
  }),
];
