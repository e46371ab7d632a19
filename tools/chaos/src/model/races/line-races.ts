import { addLineItem, removeLineItem, sendQuoteToClient } from '@marquee/contracts/quote-change-operations';

import { endingOf } from './ending.ts';
import { contenders } from './create-participants.ts';
import { atOnce, broken, refusedClearly, won } from './race.ts';
import type { Race } from './race.ts';
import { accept, aLine, anApprovedQuote, aSentQuote } from './race-fixtures.ts';

const half = contenders / 2;

export const acceptOrRemoveLine: Race = {
  name: 'accept/remove line',
  sides: ['accept', 'remove line'],
  async round(services, random) {
    const fixture = await aSentQuote(services);
    const { provider: as, quote } = fixture;
    const params = { id: quote.id, lineItemId: quote.lineItems[0]?.id ?? '' };
    const remove = () => services.quotes.call(removeLineItem, { as, params });
    const { first, second } = await atOnce(random, () => accept(fixture), remove);
    const end = await endingOf(fixture);
    const wasRemoved = end.notes('removed:') > 0;
    return {
      broken: broken({
        'the sent version can be accepted despite edits': won(first) === half,
        'rejected removals state the reason': refusedClearly(second),
        'one acceptance in the history': end.entries('client_accepted') === 1,
        'what was accepted is what was sent': end.quote.totalAmount === '599.00',
        'the removal is discarded if it came first':
          (end.quote.discardedChanges !== undefined) === wasRemoved && wasRemoved === won(second) > 0,
        'the total is the sum of the lines': end.isSummedUp,
      }),
      winner: wasRemoved ? 'remove line' : 'accept',
    };
  },
};

export const sendOrEdit: Race = {
  name: 'send/edit',
  sides: ['send', 'edit'],
  async round(services, random) {
    const fixture = await anApprovedQuote(services);
    const { provider: as, quote } = fixture;
    const params = { id: quote.id };
    const send = () => services.quotes.call(sendQuoteToClient, { as, params });
    const edit = () => services.quotes.call(addLineItem, { as, params, body: aLine('10.00') });
    const { first, second } = await atOnce(random, send, edit);
    const end = await endingOf(fixture);
    const isSent = won(first) > 0;
    return {
      broken: broken({
        'rejected calls state the reason': refusedClearly([...first, ...second]),
        'no line is lost or doubled': end.quote.lineItems.length === 1 + won(second),
        'one entry for each line': end.notes('added') === 1 + won(second),
        'sent once, if an answer said so': end.quote.version === Number(isSent),
        'one entry for the send': end.entries('sent_to_client') === Number(isSent),
        'the total is the sum of the lines': end.isSummedUp,
      }),
      winner: isSent ? 'send' : 'edit',
    };
  },
};
