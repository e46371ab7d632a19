import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { fillDetails } from '../test/fill-details.ts';
import { fillIn } from '../test/fill-in.ts';
import { renderClient } from '../test/render-client.tsx';

const route = '/client-event-form';
const created = answer(createClientEvent, anEvent({ providerEmail: '' }));

/** Opens the client event form. By default the client has no quote, and the server accepts the form; `answers` override these defaults. */
export async function openClientEventForm(...answers: Answer[]) {
  const view = renderClient({ route, answers: [answer(getClientQuote, null), created, ...answers] });
  await screen.findByRole('region', { name: 'Event Details' });
  return view;
}

type Details = { texts?: Readonly<Record<string, string>>; reply?: Answer };

/** Opens the client event form and fills every required field; `texts` replaces some of the values. */
export async function openFilledClientEventForm({ texts = {}, reply = created }: Details = {}) {
  const view = await openClientEventForm(reply);
  await fillDetails(view.user);
  fillIn(texts);
  return {
    ...view,
    submit: () => view.user.click(screen.getByRole('button', { name: 'Submit Event Details' })),
  };
}
