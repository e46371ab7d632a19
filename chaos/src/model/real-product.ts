import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { isEventAct } from './acts.ts';
import type { Act } from './acts.ts';
import type { Product } from './product.ts';
import { readProduct } from './read-product.ts';
import { takeEventAct } from './take-event-act.ts';
import { takeQuoteAct } from './take-quote-act.ts';
import type { Company } from './company.ts';
import type { ServicesTogether } from './services-together.ts';

/** The services, with a new client and a new provider. */
export async function openRealProduct(services: ServicesTogether): Promise<Product> {
  const company = await gather(services);
  services.clock.set(new Date(`${services.firstDay}T16:00:00.000Z`));

  return {
    async take(act) {
      const answer = await takeAct(company, act);
      await services.settled();
      return answer;
    },
    read: () => readProduct(company),
  };
}

async function takeAct(company: Company, act: Act): Promise<number> {
  if (act.type === 'days-pass') {
    company.services.clock.advance({ days: act.days });
    return 200;
  }
  if (act.type === 'verify-email') {
    await verifyEmail(company);
    return 200;
  }
  return isEventAct(act) || act.type === 'create-event'
    ? takeEventAct(company, act)
    : takeQuoteAct(company, act);
}

async function gather(services: ServicesTogether): Promise<Company> {
  const [ours, other] = [aProviderCaller(), aProviderCaller()];
  for (const { providerId, email } of [ours, other]) {
    await services.tell(providerChanged, aSnapshot(providerId, email), { id: providerId, version: 1 });
  }
  const client = aClientCaller({ emailVerified: false });
  const strangers = { client: aClientCaller(), provider: aProviderCaller() };
  return {
    services,
    client,
    provider: ours,
    other,
    strangers,
    eventIds: [],
    quoteIds: [],
    lineIds: new Map(),
  };
}

function aSnapshot(providerId: string, email: string): ProviderSnapshot {
  const texts = { businessName: 'Nova Sound', fullName: '', businessDescription: '', phone: '', address: '' };
  return { providerId, email, emailVerified: true, serviceTypes: [], suspended: false, ...texts };
}

/** Published each time; only the first time has an effect. */
async function verifyEmail({ services, client }: Company): Promise<void> {
  const { clientId, email } = client;
  const snapshot = { clientId, email, emailVerified: true, name: 'Dana Reyes', phone: '' };
  await services.tell(clientChanged, snapshot, { id: clientId, version: 1 });
}
