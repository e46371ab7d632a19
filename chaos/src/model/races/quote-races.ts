import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { addLineItem, removeLineItem, sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { endingOf } from './ending.ts';
import { atOnce, broken, contenders, refusedClearly, won } from './race.ts';
import type { Race } from './race.ts';
import { accept, aLine, anApprovedQuote, aSentQuote } from './stage.ts';

const half = contenders / 2;

export const acceptTwice: Race = {
  name: 'accept/accept',
  async round(services) {
    const stage = await aSentQuote(services);
    const { first, second } = await atOnce(
      () => accept(stage),
      () => accept(stage),
    );
    const { entries, isSummedUp, event } = await endingOf(stage);
    return broken({
      'every acceptance is answered alike': won([...first, ...second]) === contenders,
      'one acceptance in the history': entries('client_accepted') === 1,
      'the event is booked for the total': event.status === 'booked' && event.totalAmount === '599.00',
      'the lines are the total': isSummedUp,
    });
  },
};

export const acceptOrArchive: Race = {
  name: 'accept/archive',
  async round(services) {
    const stage = await aSentQuote(services);
    const { provider: as, quote } = stage;
    const archive = () =>
      services.quotes.call(updateQuote, { as, params: { id: quote.id }, body: { archived: true } });
    const { first, second } = await atOnce(() => accept(stage), archive);
    const end = await endingOf(stage);
    const isAccepted = won(first) > 0;
    return broken({
      'archiving is always possible': won(second) === half,
      'refused acceptances are told why': refusedClearly(first),
      'it ends archived': end.quote.status === 'archived' && end.entries('archived') === 1,
      'accepted exactly if somebody was told so': end.quote.clientAccepted === isAccepted,
      'one acceptance at most': end.entries('client_accepted') === Number(isAccepted),
      'the event is booked exactly if accepted': (end.event.status === 'booked') === isAccepted,
      'the lines are the total': end.isSummedUp,
    });
  },
};

export const acceptOrCancel: Race = {
  name: 'accept/cancel',
  async round(services) {
    const stage = await aSentQuote(services);
    const { client: as, eventId } = stage;
    const body = { reason: 'Moving away' };
    const cancel = () => services.events.call(cancelClientEvent, { as, params: { id: eventId }, body });
    const { first, second } = await atOnce(() => accept(stage), cancel);
    const end = await endingOf(stage);
    return broken({
      'cancelling is always possible': won(second) === half,
      'refused acceptances are told why': refusedClearly(first),
      'it ends cancelled everywhere': end.event.status === 'cancelled' && end.quote.status === 'archived',
      'accepted exactly if somebody was told so': end.quote.clientAccepted === won(first) > 0,
      'one acceptance at most': end.entries('client_accepted') === Number(won(first) > 0),
      'withdrawn once': end.entries('archived') === 1,
    });
  },
};

export const acceptOrRemoveLine: Race = {
  name: 'accept/remove line',
  async round(services) {
    const stage = await aSentQuote(services);
    const { provider: as, quote } = stage;
    const params = { id: quote.id, lineItemId: quote.lineItems[0]?.id ?? '' };
    const remove = () => services.quotes.call(removeLineItem, { as, params });
    const { first, second } = await atOnce(() => accept(stage), remove);
    const end = await endingOf(stage);
    const isAccepted = end.quote.clientAccepted;
    return broken({
      'one side wins': won(first) === (isAccepted ? half : 0) && won(second) === (isAccepted ? 0 : half),
      'the other is told why': refusedClearly([...first, ...second]),
      'one entry in the history': end.entries('client_accepted') + end.notes('removed') === 1,
      'what was accepted is what was sent': end.quote.totalAmount === (isAccepted ? '599.00' : '0.00'),
      'the lines are the total': end.isSummedUp,
    });
  },
};

export const sendOrEdit: Race = {
  name: 'send/edit',
  async round(services) {
    const stage = await anApprovedQuote(services);
    const { provider: as, quote } = stage;
    const params = { id: quote.id };
    const send = () => services.quotes.call(sendQuoteToClient, { as, params });
    const edit = () => services.quotes.call(addLineItem, { as, params, body: aLine('10.00') });
    const { first, second } = await atOnce(send, edit);
    const end = await endingOf(stage);
    return broken({
      'who is refused is told why': refusedClearly([...first, ...second]),
      'no line is lost or doubled': end.quote.lineItems.length === 1 + won(second),
      'one entry for each line': end.notes('added') === 1 + won(second),
      'sent once, if somebody was told so': end.quote.version === Number(won(first) > 0),
      'one entry for the send': end.entries('sent_to_client') === Number(won(first) > 0),
      'the lines are the total': end.isSummedUp,
    });
  },
};
