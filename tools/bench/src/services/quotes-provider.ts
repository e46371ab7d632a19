import { randomUUID } from 'node:crypto';

import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuote, updateQuote } from '@marquee/contracts/quote-operations';
import type { DevKeys } from '@marquee/local/dev-keys';
import type { SigningKey } from '@marquee/local/secrets/signing-key';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';

import { lineItem, terms } from '../load/forms.ts';
import { callOperation } from './call-operation.ts';

export type QuotesProvider = {
  /** The headers that the gateway would send, with a new token that is valid for a minute. */
  headers: () => Promise<Record<string, string>>;
  /** Creates a sent quote of six lines with terms; returns its id. */
  createSentQuote: (caller: HttpCaller) => Promise<string>;
};

const lines = 6;

/** A provider whose requests go directly to the quotes service, without the gateway. */
export function createQuotesProvider(keys: DevKeys): QuotesProvider {
  const key = JSON.parse(keys.TOKEN_SIGNING_KEY) as SigningKey;
  const signer = createTokenSigner({ key, now: () => new Date() });
  const provider: ProviderCaller = {
    id: randomUUID(),
    email: 'dev@sunset.example',
    emailVerified: true,
    sid: randomUUID(),
    role: 'provider',
    providerId: randomUUID(),
  };

  async function headers(): Promise<Record<string, string>> {
    const token = await signer.sign(provider, 'quotes');
    return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  return {
    headers,
    async createSentQuote(caller) {
      const as = { headers: await headers() };
      const made = await callOperation(caller, createQuote, { ...as, body: quote });
      const params = { id: made.body.id };
      for (let line = 0; line < lines; line += 1) {
        await callOperation(caller, changes.addLineItem, { ...as, params, body: lineItem });
      }
      await callOperation(caller, updateQuote, { ...as, params, body: terms });
      await callOperation(caller, changes.approveQuoteForReview, { ...as, params });
      await callOperation(caller, changes.sendQuoteToClient, { ...as, params });
      return made.body.id;
    },
  };
}

const quote = {
  clientEmail: 'amara@okafor.example',
  clientName: 'Amara Okafor',
  eventName: 'Okafor Wedding',
};
