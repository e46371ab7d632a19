import { randomUUID } from 'node:crypto';

import { signUpClient } from '@marquee/contracts/account-operations';
import { createQuoteFromRequest, listQuotes } from '@marquee/contracts/quote-operations';

import { endingOf } from './ending.ts';
import { contenders } from './create-participants.ts';
import { atOnce, broken, refusedClearly, won } from './race.ts';
import type { Race } from './race.ts';
import { aRequest } from './race-fixtures.ts';

export const createQuoteTwice: Race = {
  name: 'double create-quote',
  sides: [],
  async round(services, random) {
    const fixture = await aRequest(services);
    const { provider: as, eventId } = fixture;
    const ask = () => services.quotes.call(createQuoteFromRequest, { as, params: { id: eventId } });
    const { first, second } = await atOnce(random, ask, ask);
    const answers = [...first, ...second];
    const { body: listed } = await services.quotes.call(listQuotes, { as });
    const quote = listed[0];
    if (quote === undefined) {
      return { broken: ['no quote was created'] };
    }
    const { event, entries } = await endingOf({ ...fixture, quote });
    return {
      broken: broken({
        'every caller gets the same quote':
          won(answers) === contenders && answers.every(({ body }) => body.id === quote.id),
        'one quote exists': listed.length === 1,
        'one entry in the history': entries('draft') === 1,
        'the event is a proposal': event.status === 'proposal',
      }),
    };
  },
};

export const signUpTwice: Race = {
  name: 'double sign-up',
  sides: ['as typed', 'in capitals'],
  async round({ identity }, random) {
    const email = `Robin.${randomUUID().slice(0, 8)}@example.com`;
    const password = 'Velvet-curtain-7';
    const signUp = (typed: string) =>
      identity.call(signUpClient, {
        body: {
          firstName: 'Robin',
          lastName: 'Vale',
          email: typed,
          password,
          confirmPassword: password,
          phone: '212-555-0100',
        },
      });
    const { first, second } = await atOnce(
      random,
      () => signUp(email),
      () => signUp(email.toUpperCase()),
    );
    const answers = [...first, ...second];
    const stored = await identity.connection
      .collection('accounts')
      .countDocuments({ emailKey: email.toLowerCase() });
    return {
      broken: broken({
        'one account exists': won(answers) === 1 && stored === 1,
        'rejected sign-ups state the reason': refusedClearly(answers),
      }),
      winner: won(first) > 0 ? 'as typed' : 'in capitals',
    };
  },
};
