import {
  changeEventStatus,
  listProviderEvents,
  listProviderRequests,
} from '@marquee/contracts/event-operations';
import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { createQuoteFromRequest, getQuote } from '@marquee/contracts/quote-operations';
import { answer, aProviderUser, expectToast, payloadsOf } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { aRequest } from '../test/a-request.ts';
import { renderProvider } from '../test/render-provider.tsx';

describe('7 API calls', () => {
  test('when My Profile is opened, then the page sends GET /api/providers/profile', async () => {
    const { calls } = renderProvider({ route: '/provider?tab=profile' });

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(payloadsOf(calls(getProviderProfile))).toEqual([
      { call: 'GET /api/providers/profile', body: undefined },
    ]);
  });

  test('when the profile is saved, then the page sends PATCH /api/providers/profile with its fields', async () => {
    const { profile } = aProviderUser();
    const { user, calls } = renderProvider({
      route: '/provider?tab=profile',
      answers: [answer(updateProviderProfile, profile)],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expectToast('Profile Updated');
    expect(payloadsOf(calls(updateProviderProfile))).toEqual([
      {
        call: 'PATCH /api/providers/profile',
        body: {
          ...{ fullName: 'Dev Anand', phone: '212-555-0199', address: '48 Water Street' },
          ...{ businessName: 'Sunset Sound Co.', businessDescription: '', serviceTypes: ['DJ Services'] },
          ...{ secondaryContactName: '', secondaryContactPhone: '', firstName: 'Dev', lastName: 'Anand' },
          revision: 3,
        },
      },
    ]);
  });

  test('when Event Leads is opened, then the page sends GET /api/events/provider', async () => {
    const lead = aRequest();
    const { calls } = renderProvider({
      route: '/provider-admin?tab=leads',
      answers: [answer(listProviderEvents, [lead])],
    });

    expect(await screen.findByRole('row', { name: new RegExp(lead.name) })).toBeVisible();
    expect(payloadsOf(calls(listProviderEvents))[0]).toEqual({
      call: 'GET /api/events/provider',
      body: undefined,
    });
  });

  test('when the status of a lead is changed, then the page sends PATCH /api/events/{id}/status with the new status', async () => {
    const lead = aRequest();
    const { user, calls } = renderProvider({
      route: '/provider-admin?tab=leads',
      answers: [answer(listProviderEvents, [lead]), answer(changeEventStatus, lead)],
    });
    await user.click(await screen.findByRole('button', { name: 'Mark Proposal Sent' }));
    const dialog = within(await screen.findByRole('alertdialog'));

    await user.click(dialog.getByRole('button', { name: 'Mark Proposal Sent' }));

    await expectToast('Success');
    expect(payloadsOf(calls(changeEventStatus))).toEqual([
      { call: `PATCH /api/events/${lead.id}/status`, body: { status: 'proposal', revision: 2 } },
    ]);
  });

  test('when Requests Received is opened, then the page sends GET /api/provider/requests', async () => {
    const { calls } = renderProvider({
      route: '/provider?tab=requests',
      answers: [answer(listProviderRequests, [aRequest()])],
    });

    expect(await screen.findByText('Received')).toBeVisible();
    const reads = calls(listProviderRequests).map(({ call }) => call);
    expect(new Set(reads)).toEqual(new Set(['GET /api/provider/requests']));
  });

  test('when a quote is created from a request, then POST /api/provider/events/{id}/create-quote has no body', async () => {
    const request = aRequest();
    const quote = aQuote({ eventName: 'Garden Party' });
    const { user, calls } = renderProvider({
      route: '/provider?tab=requests',
      answers: [
        answer(listProviderRequests, [request]),
        answer(createQuoteFromRequest, quote),
        answer(getQuote, quote),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Create Quote' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Garden Party' })).toBeVisible();
    expect(payloadsOf(calls(createQuoteFromRequest))).toEqual([
      { call: `POST /api/provider/events/${request.id}/create-quote`, body: undefined },
    ]);
  });
});
