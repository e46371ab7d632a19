import { listClientEvents } from '@marquee/contracts/client-event-operations';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderClient } from '../test/render-client.tsx';

/** An error answer of a proxy between browser and service, so its body does not follow the contract. */
function aProxyError(body: string): Answer {
  const init = { status: 503, statusText: 'Service Unavailable', headers: { 'Content-Type': 'text/plain' } };
  return { operation: listClientEvents, respond: () => new Response(body, init) };
}

describe('8 Generic failed response', () => {
  test('when it has a body, then status, colon and the body', async () => {
    renderClient({ route: '/client-admin', answers: [aProxyError('No upstream answers')] });

    expect(await screen.findByText('503: No upstream answers')).toBeVisible();
  });

  test('when its body is empty, then status, colon and the status text', async () => {
    renderClient({ route: '/client-admin', answers: [aProxyError('')] });

    expect(await screen.findByText('503: Service Unavailable')).toBeVisible();
  });
});
