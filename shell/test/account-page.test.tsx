import type { AccountSession } from '@marquee/contracts/session-operations';
import { endOtherSessions, endSession, listSessions } from '@marquee/contracts/session-operations';
import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import { getDeletionTerms, getExportStatus } from '@marquee/contracts/privacy-operations';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { aClientUser, answer, hold, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

function aSession(overrides: Partial<AccountSession> = {}): AccountSession {
  return {
    id: crypto.randomUUID(),
    device: 'Firefox on Linux',
    network: '198.51.100.0/24',
    beganAt: '2026-03-02T15:00:00.000Z',
    lastSeenAt: '2026-03-03T09:00:00.000Z',
    current: false,
    ...overrides,
  };
}

const here = aSession({ device: 'Chrome on a Mac', network: 'this computer', current: true });
const elsewhere = aSession();

function visit(sessions: AccountSession[], answers: Answer[] = [], hash = '') {
  return renderWithApp(<AccountPage />, {
    route: `/account${hash}`,
    session: aClientUser(),
    answers: [
      answer(listSessions, sessions),
      answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }),
      answer(getExportStatus, { preparing: null, ready: null }),
      answer(getDeletionTerms, { confirmBy: 'password', openBookings: [] }),
      answer(getInvoicesAtStake, { unpaid: { count: 0, amount: '0.00' }, paidCount: 0 }),
      ...answers,
    ],
  });
}

describe('your account', () => {
  test('when nobody is signed in, then the sign-in leads back to the account page', async () => {
    const { path } = renderWithApp(<AccountPage />, { route: '/account' });

    await waitFor(() => {
      expect(path()).toBe('/auth?returnTo=%2Faccount');
    });
  });

  test('when nobody is signed in and the address names a section, then the sign-in leads back to the section', async () => {
    const { path } = renderWithApp(<AccountPage />, { route: '/account#delete-account' });

    await waitFor(() => {
      expect(path()).toBe('/auth?returnTo=%2Faccount%23delete-account');
    });
  });
});

describe('an account page whose answers arrive at different times', () => {
  const waitsFor: { name: string; late: Answer }[] = [
    { name: 'devices', late: answer(listSessions, [here, elsewhere]) },
    { name: 'two-factor state', late: answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }) },
    { name: 'state of the download', late: answer(getExportStatus, { preparing: null, ready: null }) },
    {
      name: 'terms of the deletion',
      late: answer(getDeletionTerms, { confirmBy: 'password', openBookings: [] }),
    },
  ];
  const queryPassword = () => screen.queryByRole('region', { name: 'Password' });

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each(waitsFor)(
    'when the $name arrive soon, then all sections below the devices appear together',
    async ({ late }) => {
      const held = hold(late);
      visit([here, elsewhere], [held.answer]);
      await advanceTime(400);
      expect(queryPassword()).toBeNull();

      held.release();
      await advanceTime(50);

      expect(screen.getAllByRole('listitem')).toHaveLength(2);
      expect(queryPassword()).toBeVisible();
    },
  );

  test.each(waitsFor)('when the $name are slow, then the sections do not wait for them', async ({ late }) => {
    visit([here], [hold(late).answer]);

    await advanceTime(600);

    expect(queryPassword()).toBeVisible();
  });
});

/** Advances the clock and lets React process the answers. */
function advanceTime(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

describe('the signed-in devices', () => {
  test('when the devices are listed, then each row shows browser and network, and the current device is marked', async () => {
    visit([here, elsewhere]);

    const region = await screen.findByRole('region', { name: 'Signed-in devices' });
    const rows = await within(region).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^Chrome on a Mac This deviceFrom this computer/);
    expect(rows[0]).toHaveTextContent(/, in use now$/);
    expect(rows[1]).toHaveTextContent(/^Firefox on Linux From 198\.51\.100\.0\/24.*, last seen /);
    expect(screen.getAllByRole('button', { name: /^End Session of/ })).toHaveLength(1);
  });

  test('when the user ends the session of a device, then a toast confirms it and the list is refetched', async () => {
    let sessions = [here, elsewhere];
    const { user, calls } = visit(sessions, [
      answer(listSessions, () => sessions),
      answer(endSession, undefined),
    ]);
    const button = await screen.findByRole('button', { name: 'End Session of Firefox on Linux' });
    sessions = [here];

    await user.click(button);

    expect(await screen.findByText('Session Ended')).toBeVisible();
    expect(calls(endSession).map(({ params }) => params)).toEqual([{ sessionId: elsewhere.id }]);
    expect(calls(listSessions)).toHaveLength(2);
  });

  test('when the session of a device has already ended, then a toast reports it', async () => {
    const message = 'This session has ended already';
    const { user } = visit(
      [here, elsewhere],
      [refuse(endSession, { status: 404, code: 'session_not_found', message })],
    );

    await user.click(await screen.findByRole('button', { name: 'End Session of Firefox on Linux' }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  test('when the user ends the sessions of all other devices, then a dialog requires confirmation first', async () => {
    const { user, calls } = visit([here, elsewhere], [answer(endOtherSessions, undefined)]);
    await user.click(await screen.findByRole('button', { name: 'Sign Out Everywhere Else' }));
    expect(calls(endOtherSessions)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Sign Out' }));

    expect(await screen.findByText('Signed Out Elsewhere')).toBeVisible();
    expect(calls(endOtherSessions)).toHaveLength(1);
  });

  test('when no other device is signed in, then no button ends other sessions', async () => {
    visit([here]);

    expect(await screen.findByText('Chrome on a Mac')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign Out|End/ })).toBeNull();
  });
});

describe('the section Delete account', () => {
  test('when the URL’s fragment names the section, then the page scrolls to the section, whose heading has the focus', async () => {
    const scrolledTo: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this);
    };

    visit([here], [], '#delete-account');

    expect(scrolledTo).toEqual([await screen.findByRole('region', { name: 'Delete account' })]);
    expect(screen.getByRole('heading', { name: 'Delete account' })).toHaveFocus();
  });
});
