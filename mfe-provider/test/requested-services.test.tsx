import { listProviderRequests } from '@marquee/contracts/event-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

describe('the services of a request', () => {
  test.each([
    {
      asked: { servicesNeeded: ['Photography', 'Other', 'Balloon artist'], customService: 'Balloon artist' },
      shown: 'Photography, Balloon artist',
    },
    // The custom service is another spelling of a listed service, so the events service has not added it to the list.
    {
      asked: { servicesNeeded: ['Qwali', 'Other'], customService: 'qawwali' },
      shown: 'Qwali',
    },
    { asked: { servicesNeeded: ['DJ', 'Other'], customService: '' }, shown: 'DJ, Other' },
  ])('when the client requested $asked.servicesNeeded, then $shown appears', async ({ asked, shown }) => {
    const answers = [answer(listProviderRequests, [aRequest({ status: 'booked', ...asked })])];
    const { user } = renderProvider({ route: '/provider?tab=requests', answers });

    await user.click(await screen.findByRole('button', { name: 'View' }));

    expect(await screen.findByText(shown)).toBeVisible();
  });
});
