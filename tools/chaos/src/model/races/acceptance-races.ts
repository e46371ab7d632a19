import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { withdrawQuote } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { endingOf } from './ending.ts';
import { contenders } from './create-participants.ts';
import { atOnce, broken, refusedClearly, won } from './race.ts';
import type { Race } from './race.ts';
import { accept, aSentQuote } from './race-fixtures.ts';

const half = contenders / 2;

export const acceptTwice: Race = {
  name: 'accept/accept',
  sides: [],
  async round(services, random) {
    const fixture = await aSentQuote(services);
    const { first, second } = await atOnce(
      random,
      () => accept(fixture),
      () => accept(fixture),
    );
    const { entries, isSummedUp, event } = await endingOf(fixture);
    return {
      broken: broken({
        'every acceptance gets the same answer': won([...first, ...second]) === contenders,
        'one acceptance in the history': entries('client_accepted') === 1,
        'the event is booked for the total': event.status === 'booked' && event.totalAmount === '599.00',
        'the total is the sum of the lines': isSummedUp,
      }),
    };
  },
};

export const acceptOrArchive: Race = {
  name: 'accept/archive',
  sides: ['accept', 'archive'],
  async round(services, random) {
    const fixture = await aSentQuote(services);
    const { provider: as, quote } = fixture;
    const archive = () =>
      services.quotes.call(updateQuote, { as, params: { id: quote.id }, body: { archived: true } });
    const { first, second } = await atOnce(random, () => accept(fixture), archive);
    const end = await endingOf(fixture);
    const isAccepted = won(first) > 0;
    return {
      broken: broken({
        'archiving is always possible': won(second) === half,
        'rejected acceptances state the reason': refusedClearly(first),
        'the quote ends archived': end.quote.status === 'archived' && end.entries('archived') === 1,
        'accepted exactly if an answer said so': end.quote.clientAccepted === isAccepted,
        'one acceptance at most': end.entries('client_accepted') === Number(isAccepted),
        'the event is booked exactly if accepted': (end.event.status === 'booked') === isAccepted,
        'the total is the sum of the lines': end.isSummedUp,
      }),
      winner: isAccepted ? 'accept' : 'archive',
    };
  },
};

export const acceptOrWithdraw: Race = {
  name: 'accept/withdraw',
  sides: ['accept', 'withdraw'],
  async round(services, random) {
    const fixture = await aSentQuote(services);
    const { provider: as, quote } = fixture;
    const withdraw = () => services.quotes.call(withdrawQuote, { as, params: { id: quote.id } });
    const { first, second } = await atOnce(random, () => accept(fixture), withdraw);
    const end = await endingOf(fixture);
    const isAccepted = end.quote.clientAccepted;
    return {
      broken: broken({
        'one side wins': won(first) === (isAccepted ? half : 0) && won(second) === (isAccepted ? 0 : half),
        'rejected calls state the reason': refusedClearly([...first, ...second]),
        'one entry in the history': end.entries('client_accepted') + end.notes('withdrawn') === 1,
        'the event is booked exactly if accepted': (end.event.status === 'booked') === isAccepted,
      }),
      winner: isAccepted ? 'accept' : 'withdraw',
    };
  },
};

export const acceptOrCancel: Race = {
  name: 'accept/cancel',
  sides: ['accept', 'cancel'],
  async round(services, random) {
    const fixture = await aSentQuote(services);
    const { client: as, eventId } = fixture;
    const body = { reason: 'Moving away' };
    const cancel = () => services.events.call(cancelClientEvent, { as, params: { id: eventId }, body });
    const { first, second } = await atOnce(random, () => accept(fixture), cancel);
    const end = await endingOf(fixture);
    const isAccepted = won(first) > 0;
    return {
      broken: broken({
        'cancelling is always possible': won(second) === half,
        'rejected acceptances state the reason': refusedClearly(first),
        'event and quote end cancelled': end.event.status === 'cancelled' && end.quote.status === 'archived',
        'accepted exactly if an answer said so': end.quote.clientAccepted === isAccepted,
        'one acceptance at most': end.entries('client_accepted') === Number(isAccepted),
        'withdrawn once': end.entries('archived') === 1,
      }),
      winner: isAccepted ? 'accept' : 'cancel',
    };
  },
};
