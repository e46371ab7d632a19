import { createEvent } from '@marquee/contracts/event-operations';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { fillIn } from '../test/fill-in.ts';
import { fillRequest } from '../test/fill-request.ts';
import { renderClient } from '../test/render-client.tsx';

type Request = {
  texts?: Readonly<Record<string, string>>;
  services?: readonly string[];
  /** The event type; 'Henna' by default. */
  type?: string;
  reply?: Answer;
};

const created = answer(createEvent, anEvent());

/** Opens the create-event page and fills every required field; `texts` replaces some of the values. */
export async function openRequest({ texts = {}, services = ['DJ'], type, reply = created }: Request = {}) {
  const view = renderClient({ route: '/create-event', answers: [reply] });
  await fillRequest(view.user);
  fillIn({ ...(type !== undefined && { 'Event Type': type }), ...texts });
  for (const name of services) {
    await view.user.click(screen.getByRole('checkbox', { name }));
  }
  return { ...view, create: () => view.user.click(screen.getByRole('button', { name: 'Create Event' })) };
}
