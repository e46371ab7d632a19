import { randomInt } from 'node:crypto';

import { z } from 'zod';

import { flag, mergeMetadata, metadata, text } from '../http/fields.ts';
import type { AccountContext } from '../account-context.ts';
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
export function createAccount(context: AccountContext, fields: z.output<typeof accountFields>): Account {
  return context.put({
    id: `acct_1${String(randomInt(1e14)).padStart(15, '0')}`,
    object: 'account',
    business_profile: { name: fields.business_profile?.name ?? null },
    charges_enabled: false,
    country: fields.country ?? 'US',
    created: context.now(),
    default_currency: 'usd',
    details_submitted: false,
    email: fields.email ?? null,
    metadata: mergeMetadata({}, fields.metadata),
    payouts_enabled: false,
    requirements: {
      currently_due: ['external_account', 'tos_acceptance.date'],
      disabled_reason: 'requirements.past_due',
    },
    type: fields.type ?? 'standard',
  } satisfies Account);
}

export function enableAccount(context: AccountContext, account: Account, isEnabled: boolean): Account {
  return context.put({
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
