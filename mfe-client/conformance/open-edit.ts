import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import type { EventView } from '@marquee/contracts/events';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';

type Edit = { event?: EventView; reply?: Answer };

/** Opens the edit page of a draft. Saving returns the same event unless the test passes another reply. */
export async function openEdit({ event = anEvent(), reply = answer(updateClientEvent, event) }: Edit = {}) {
  const view = renderClient({
    route: `/edit-event/${event.id}`,
    answers: [answer(getClientEvent, event), reply],
  });
  await screen.findByLabelText('Event Name');
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Update Event' })) };
}
