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

/** Opens the client event form for a client whose quote is answered so; by default there is none. */
export async function openDetails(...answers: Answer[]) {
  const view = renderClient({ route, answers: [answer(getClientQuote, null), created, ...answers] });
  await screen.findByRole('heading', { name: 'Complete Your Event Details' });
  return view;
}

type Details = { texts?: Readonly<Record<string, string>>; reply?: Answer };

/** The same with every required question answered, some as the test says. */
export async function openAnswered({ texts = {}, reply = created }: Details = {}) {
  const view = await openDetails(reply);
  await fillDetails(view.user);
  fillIn(texts);
  return {
    ...view,
    submit: () => view.user.click(screen.getByRole('button', { name: 'Submit Event Details' })),
  };
}
