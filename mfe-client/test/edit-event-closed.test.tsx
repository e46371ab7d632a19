import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { answer, answerIfFresh, switchable } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const read = anEvent({ revision: 2 });

describe('an event that becomes read-only while its client types', () => {
  test.each([
    ['sent', aSentEvent({ id: read.id, revision: 3 }), /It has been sent to the provider/],
    ['cancelled', anEvent({ id: read.id, status: 'cancelled', revision: 3 }), /It has been cancelled/],
  ])('when the event was %s elsewhere, then the typed text stays readable', async (_how, current, reason) => {
    const { answer: reading, switchTo } = switchable(answer(getClientEvent, read));
    const { user } = renderClient({
      route: `/edit-event/${read.id}`,
      answers: [reading, answerIfFresh(updateClientEvent, current)],
    });
    const comments = await screen.findByLabelText(/^Comments/);
    await user.clear(comments);
    await user.type(comments, 'Four vegan guests');
    switchTo(answer(getClientEvent, current));

    await user.click(screen.getByRole('button', { name: 'Update Event' }));

    expect(await screen.findByText(reason)).toBeVisible();
    expect(comments).toHaveValue('Four vegan guests');
    expect(comments).toHaveAccessibleDescription(/^Not saved/);
    expect(screen.getByRole('button', { name: 'Update Event' })).toBeDisabled();
  });
});
