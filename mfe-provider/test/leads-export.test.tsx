import { exportProviderEvents, listProviderEvents } from '@marquee/contracts/event-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

const file = answer(exportProviderEvents, 'Client,Event\r\n', {
  headers: { 'content-disposition': 'attachment; filename="marquee-events-2026-11-21.csv"' },
});

function renderAdmin(route: string, answers: Answer[]) {
  return renderProvider({ route, answers: [answer(listProviderEvents, [aRequest()]), ...answers] });
}

describe('exporting the leads', () => {
  test('when there is no filter, then the browser saves all leads under the server’s file name', async () => {
    const { user, calls, savedAs } = renderAdmin('/provider-admin', [file]);

    await user.click(await screen.findByRole('button', { name: 'Export Data' }));

    await waitFor(() => {
      expect(savedAs()).toBe('marquee-events-2026-11-21.csv');
    });
    expect(calls(exportProviderEvents).map(({ query }) => query)).toEqual([{}]);
  });

  test('when the leads are filtered, then the request contains the filter', async () => {
    const { user, calls, savedAs } = renderAdmin('/provider-admin?tab=leads&status=booked', [file]);

    await user.click(await screen.findByRole('button', { name: 'Export Data' }));

    await waitFor(() => {
      expect(savedAs()).not.toBeNull();
    });
    expect(calls(exportProviderEvents)[0]?.query).toEqual({ status: 'booked' });
  });

  test.each(['analytics', 'catalog', 'invoices'])(
    'when the %s tab is open, then no export is offered, because it would contain leads',
    async (tab) => {
      const { user } = renderAdmin(`/provider-admin?tab=${tab}`, []);
      const leads = await screen.findByRole('tab', { name: 'Event Leads' });
      expect(screen.queryByRole('button', { name: 'Export Data' })).toBeNull();

      await user.click(leads);

      expect(await screen.findByRole('button', { name: 'Export Data' })).toBeVisible();
    },
  );

  test('when the session has ended, then the sign-in page opens', async () => {
    const over = { status: 401, code: 'unauthenticated', message: 'Unauthorized' };
    const { user, navigatedTo } = renderAdmin('/provider-admin', [refuse(exportProviderEvents, over)]);

    await user.click(await screen.findByRole('button', { name: 'Export Data' }));

    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => {
      expect(navigatedTo()).toMatch(/^\/api\/login/);
    });
  });
});
