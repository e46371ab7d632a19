import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const missing = refuse(getClientEvent, { status: 404, code: 'not_found', message: 'Not found' });
const [party, gala] = [anEvent({ name: 'Amara at Forty' }), anEvent({ name: 'Gala' })];

async function openParty() {
  const respond: Answer['respond'] = (call) => {
    const event = [party, gala].find(({ id }) => id === call.params.id);
    return (event ? answer(getClientEvent, event) : missing).respond(call);
  };
  const view = renderClient({
    route: `/edit-event/${party.id}`,
    answers: [{ operation: getClientEvent, respond }],
  });
  await screen.findByDisplayValue('Amara at Forty');
  return view;
}

describe('editing one event after another in the same tab', () => {
  test('when the second event is not found, then the form of the first is gone', async () => {
    const { goTo } = await openParty();

    await goTo('/edit-event/b6f3c1a0-7d52-4a51-9a43-3c9d3b6f1e10');

    expect(await screen.findByText('Event not found.')).toBeVisible();
    expect(screen.queryByLabelText('Event Name')).not.toBeInTheDocument();
  });

  test('when the first event opens again, then the form shows the values of the first event, not of the second', async () => {
    const { goTo } = await openParty();
    await goTo(`/edit-event/${gala.id}`);
    await screen.findByDisplayValue('Gala');

    await goTo(`/edit-event/${party.id}`);

    expect(screen.getByLabelText('Event Name')).toHaveValue('Amara at Forty');
  });
});
