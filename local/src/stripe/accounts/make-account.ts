import { randomInt } from 'node:crypto';

import { z } from 'zod';

import { flag, mergedMetadata, metadata, text } from '../http/fields.ts';
import type { World } from '../world.ts';
import type { Account } from './account.ts';

const capability = z.strictObject({ requested: flag });

export const accountFields = z.strictObject({
  type: z.enum(['standard', 'express']).optional(),
  business_profile: z.strictObject({ name: text.optional() }).optional(),
  capabilities: z
    .strictObject({ card_payments: capability.optional(), transfers: capability.optional() })
    .optional(),
  country: z.string().length(2).optional(),
  email: text.optional(),
  metadata: metadata.optional(),
});

/** A new account cannot take money before its owner has identified themselves. */
export function makeAccount(world: World, fields: z.output<typeof accountFields>): Account {
  return world.put({
    id: `acct_1${String(randomInt(1e14)).padStart(15, '0')}`,
    object: 'account',
    business_profile: { name: fields.business_profile?.name ?? null },
    charges_enabled: false,
    country: fields.country ?? 'US',
    created: world.now(),
    default_currency: 'usd',
    details_submitted: false,
    email: fields.email ?? null,
    metadata: mergedMetadata({}, fields.metadata),
    payouts_enabled: false,
    requirements: {
      currently_due: ['external_account', 'tos_acceptance.date'],
      disabled_reason: 'requirements.past_due',
    },
    type: fields.type ?? 'standard',
  } satisfies Account);
}

export function enableAccount(world: World, account: Account, isEnabled: boolean): Account {
  return world.put({
    ...account,
    charges_enabled: isEnabled,
    details_submitted: true,
    payouts_enabled: isEnabled,
    requirements: {
      currently_due: isEnabled ? [] : ['individual.verification.document'],
      disabled_reason: isEnabled ? null : 'requirements.past_due',
    },
  });
}
