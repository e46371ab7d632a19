import { listClientEvents } from '@marquee/contracts/client-event-operations';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderClient } from '../test/render-client.tsx';

/** An error response from a proxy between browser and service. Its body does not follow the contract. */
function aProxyError(body: string): Answer {
  const init = { status: 503, statusText: 'Service Unavailable', headers: { 'Content-Type': 'text/plain' } };
  return { operation: listClientEvents, respond: () => new Response(body, init) };
}

describe('8 Generic failed response', () => {
  test('when the response has a body, then the page shows the status, a colon and the body', async () => {
    renderClient({ route: '/client-admin', answers: [aProxyError('No upstream answers')] });

    expect(await screen.findByText('503: No upstream answers')).toBeVisible();
  });

  test('when the body of the response is empty, then the page shows the status, a colon and the status text', async () => {
    renderClient({ route: '/client-admin', answers: [aProxyError('')] });

    expect(await screen.findByText('503: Service Unavailable')).toBeVisible();
  });
});
