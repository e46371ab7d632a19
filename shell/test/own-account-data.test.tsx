import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import * as privacy from '@marquee/contracts/privacy-operations';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import type { CurrentUser } from '@marquee/contracts/accounts';
import type { DeletionTerms, ExportStatus } from '@marquee/contracts/privacy';
import { aClientUser, anAdminUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

const nothing: ExportStatus = { preparing: null, ready: null };
const preparing: ExportStatus = { preparing: { askedAt: '2026-03-02T15:00:00.000Z' }, ready: null };
const ready: ExportStatus = {
  preparing: null,
  ready: { completedAt: '2026-03-02T15:00:01.000Z', expiresAt: '2026-03-03T15:00:01.000Z' },
};
const free: DeletionTerms = { confirmBy: 'password', openBookings: [] };
const blocked: DeletionTerms = {
  confirmBy: 'password',
  openBookings: [
    { eventId: '0b3f3c52-8d5e-4d0e-9a7e-2f6f0a6f1c11', name: 'Okafor Wedding', eventDate: '2026-09-12' },
  ],
};

type Opening = {
  status?: ExportStatus;
  terms?: DeletionTerms;
  more?: Answer[];
  session?: CurrentUser;
  route?: string;
};

function open({ status = nothing, terms = free, more = [], session = aClientUser() }: Opening = {}) {
  const answers = [
    answer(listSessions, []),
    answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }),
    answer(privacy.getExportStatus, status),
    answer(privacy.getDeletionTerms, terms),
    answer(getInvoicesAtStake, { unpaid: { count: 0, amount: '0.00' }, paidCount: 0 }),
    ...more,
  ];
  return renderWithApp(<AccountPage />, { route: '/account', session, answers });
}

async function confirmWith(user: ReturnType<typeof open>['user'], password: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await user.type(within(dialog).getByLabelText('Password'), password);
  await user.click(within(dialog).getByRole('button', { name: 'Delete Permanently' }));
}

describe('export of the user’s data', () => {
  test('when it is offered, then the description mentions invoices and billing address', async () => {
    open();

    expect(await screen.findByRole('region', { name: 'Your data' })).toHaveTextContent(
      /in one file: .*invoices, with your billing address and tax number\./,
    );
  });

  test('when the user requests it, then one request is sent', async () => {
    const { user, calls } = open({ more: [answer(privacy.askForExport, preparing)] });

    await user.click(await screen.findByRole('button', { name: 'Request my data' }));

    await waitFor(() => {
      expect(calls(privacy.askForExport)).toHaveLength(1);
    });
  });

  test('when it is being prepared, then the page says so, and a click on Check again reads the status', async () => {
    const { user, calls } = open({ status: preparing });
    expect(await screen.findByText('We are preparing your data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request my data' })).toBeNull();
    const before = calls(privacy.getExportStatus).length;

    await user.click(screen.getByRole('button', { name: 'Check again' }));

    await waitFor(() => {
      expect(calls(privacy.getExportStatus).length).toBeGreaterThan(before);
    });
  });

  test('when it is ready, then the user can save it as a file', async () => {
    const file = answer(privacy.downloadExport, '{}', {
      headers: { 'content-disposition': 'attachment; filename="marquee-data-2026-03-02.json"' },
    });
    const { user, savedAs } = open({ status: ready, more: [file] });

    await user.click(await screen.findByRole('button', { name: 'Download my data' }));

    await waitFor(() => {
      expect(savedAs()).toBe('marquee-data-2026-03-02.json');
    });
  });
});

describe('deletion of the user’s account', () => {
  test('when a booking is open, then the booking is listed and the account cannot be deleted', async () => {
    open({ terms: blocked });

    const list = await screen.findByRole('list', { name: 'Open bookings' });

    expect(list).toHaveTextContent('Okafor Wedding, Sep 12, 2026, with your provider');
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  });

  test('when the user is an operator, then the page explains why deletion is impossible, without a button', async () => {
    open({ session: anAdminUser() });

    const reason = await screen.findByText(/comes from the configuration and cannot be deleted here/);
    await waitFor(() => {
      expect(reason).toBeVisible();
    });
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  });

  test('when the password is right, then the account is deleted and / opens with a full page load', async () => {
    const { user, calls, navigatedTo } = open({ more: [answer(privacy.deleteAccount, undefined)] });

    await confirmWith(user, 'Velvet-curtain-7');

    await waitFor(() => {
      expect(navigatedTo()).toBe('/');
    });
    expect(calls(privacy.deleteAccount)[0]?.body).toEqual({ password: 'Velvet-curtain-7' });
  });

  test('when the password is wrong, then the dialog stays open with the reason', async () => {
    const message = 'The password is not right';
    const refusal = { status: 422, code: 'wrong_password', message, errors: [{ path: 'password', message }] };
    const { user, navigatedTo } = open({ more: [refuse(privacy.deleteAccount, refusal)] });

    await confirmWith(user, 'Not-the-one-1');

    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    expect(navigatedTo()).toBeNull();
  });

  test('when the password is empty, then nothing is sent', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));

    await user.click(screen.getByRole('button', { name: 'Delete Permanently' }));

    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(calls(privacy.deleteAccount)).toHaveLength(0);
  });

  test('when the account has no password, then the typed email address confirms the deletion', async () => {
    const { user, calls } = open({
      terms: { ...free, confirmBy: 'email' },
      more: [answer(privacy.deleteAccount, undefined)],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));

    await user.type(screen.getByLabelText('Your email address'), 'amara@example.com');
    await user.click(screen.getByRole('button', { name: 'Delete Permanently' }));

    await waitFor(() => {
      expect(calls(privacy.deleteAccount)[0]?.body).toEqual({ email: 'amara@example.com' });
    });
  });

  test('when the account has no password and the session is too old, then the dialog shows that another sign-in is required', async () => {
    const refusal = { status: 409, code: 'sign_in_again', message: 'Please sign in again.' };
    const { user } = open({
      terms: { ...free, confirmBy: 'email' },
      more: [refuse(privacy.deleteAccount, refusal)],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    expect(screen.getByText(/within the last ten minutes/)).toBeVisible();

    await user.type(screen.getByLabelText('Your email address'), 'amara@example.com');
    await user.click(screen.getByRole('button', { name: 'Delete Permanently' }));

    expect(await screen.findByText(refusal.message)).toBeVisible();
  });

  test('when a new booking was made meanwhile, then the dialog closes and the blocking records are refetched', async () => {
    const refusal = { status: 409, code: 'open_bookings', message: 'You have open bookings.' };
    const { user, calls } = open({ more: [refuse(privacy.deleteAccount, refusal)] });

    await confirmWith(user, 'Velvet-curtain-7');

    expect(await screen.findByText(refusal.message)).toBeVisible();
    await waitFor(() => {
      expect(calls(privacy.getDeletionTerms)).toHaveLength(2);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
