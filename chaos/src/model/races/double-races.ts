import { randomUUID } from 'node:crypto';

import { signUpClient } from '@marquee/contracts/account-operations';
import { createQuoteFromRequest, listQuotes } from '@marquee/contracts/quote-operations';

import { endingOf } from './ending.ts';
import { atOnce, broken, contenders, refusedClearly, won } from './race.ts';
import type { Race } from './race.ts';
import { aRequest } from './stage.ts';

export const createQuoteTwice: Race = {
  name: 'double create-quote',
  async round(services) {
    const stage = await aRequest(services);
    const { provider: as, eventId } = stage;
    const ask = () => services.quotes.call(createQuoteFromRequest, { as, params: { id: eventId } });
    const { first, second } = await atOnce(ask, ask);
    const answers = [...first, ...second];
    const { body: listed } = await services.quotes.call(listQuotes, { as });
    const quote = listed[0];
    if (quote === undefined) {
      return ['no quote was made'];
    }
    const { event, entries } = await endingOf({ ...stage, quote });
    return broken({
      'everybody is answered the same quote':
        won(answers) === contenders && answers.every(({ body }) => body.id === quote.id),
      'there is one': listed.length === 1,
      'one entry in the history': entries('draft') === 1,
      'the event is a proposal': event.status === 'proposal',
    });
  },
};

export const signUpTwice: Race = {
  name: 'double sign-up',
  async round({ identity }) {
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
      () => signUp(email),
      () => signUp(email.toUpperCase()),
    );
    const answers = [...first, ...second];
    const stored = await identity.connection
      .collection('accounts')
      .countDocuments({ emailKey: email.toLowerCase() });
    return broken({
      'one of them has an account': won(answers) === 1 && stored === 1,
      'the others are told why': refusedClearly(answers),
    });
  },
};
