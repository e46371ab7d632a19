import { getUser, listAudit, reinstateUser, suspendUser } from '@marquee/contracts/admin-operations';
import type { UserDetails } from '@marquee/contracts/users';
import { Route, Routes } from '@marquee/web-kit';
import { anAdminUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { UserPage } from '../src/pages/admin/user-page.tsx';
import { anEntry, aUser } from './a-user.ts';

const suspension = {
  at: '2026-03-04T15:00:00.000Z',
  by: '0b5e55ed-0000-4000-8000-000000000002',
  reason: 'Sends spam',
};

const route = (
  <Routes>
    <Route path="/admin/users/:id" element={<UserPage />} />
  </Routes>
);

function open(user: UserDetails, more: Answer[] = []) {
  return renderWithApp(route, {
    route: `/admin/users/${user.id}`,
    session: anAdminUser(),
    answers: [answer(getUser, user), answer(listAudit, [anEntry({ act: 'email-verified' })]), ...more],
  });
}

describe('page of a user', () => {
  test('when an operator opens it, then it shows the user’s details and audit entries', async () => {
    const dana = aUser();
    const { calls } = open(dana);

    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Reyes' })).toBeVisible();
    expect(screen.getByText('dana@example.com')).toBeVisible();
    expect(screen.getByText(dana.id)).toBeVisible();
    expect(await screen.findByRole('row', { name: /Email confirmed/ })).toBeVisible();
    expect(calls(listAudit).at(-1)?.query).toEqual({ subject: dana.id, limit: '10' });
  });

  test('when the user does not exist, then the page reports that, with a link back', async () => {
    const refusal = { status: 404, code: 'account_not_found', message: 'Account not found' };
    open(aUser(), [refuse(getUser, refusal)]);

    expect(await screen.findByText('Account not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users');
  });

  test('when another user’s page was open before, then no data of that user is shown', async () => {
    const [dana, nova] = [aUser(), aUser({ id: crypto.randomUUID(), name: 'Nova Sound' })];
    const { goTo, user } = open(dana, [
      answer(getUser, ({ params }) => (params.id === dana.id ? dana : nova)),
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Dana Reyes' });

    await goTo(`/admin/users/${nova.id}`);
    const shownAtOnce = screen.queryByText('Dana Reyes');
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await goTo(`/admin/users/${dana.id}`);

    expect(shownAtOnce).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Reyes' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('when a suspension has no reason, then the form requires a reason', async () => {
    const { user, calls } = open(aUser());

    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await user.click(screen.getByRole('button', { name: 'Suspend User' }));

    expect(await screen.findByText('A reason is required')).toBeVisible();
    expect(calls(suspendUser)).toEqual([]);
  });

  test('when a provider is suspended, then the page explains the effect before and after', async () => {
    const nova = aUser({ role: 'provider', name: 'Nova Sound' });
    const { user, calls } = open(nova, [
      answer(suspendUser, { ...nova, status: 'suspended', suspension, openSessions: 0 }),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Nova Sound?' }));
    expect(dialog.getByText(/their quotes can be viewed but not accepted/)).toBeVisible();
    expect(
      dialog.getByText(/The audit trail records your account, the time and your reason\./),
    ).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sends spam');
    await user.click(dialog.getByRole('button', { name: 'Suspend User' }));

    expect(await screen.findByText('They are signed out everywhere and cannot sign in.')).toBeVisible();
    expect(calls(suspendUser)).toMatchObject([{ params: { id: nova.id }, body: { reason: 'Sends spam' } }]);
    expect(calls(getUser).length).toBeGreaterThan(1);
  });

  test('when the server rejects a suspension, then the error is shown and the input stays', async () => {
    const refusal = {
      status: 422,
      code: 'cannot_suspend_operator',
      message: 'An operator cannot be suspended',
    };
    const { user } = open(aUser(), [refuse(suspendUser, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sends spam');
    await user.click(screen.getByRole('button', { name: 'Suspend User' }));

    expect(await screen.findByText('An operator cannot be suspended')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Sends spam');
  });

  test('when the actor of a suspension is the configuration, then the actor is not a link', async () => {
    open(aUser({ role: 'admin', status: 'suspended', suspension: { ...suspension, by: 'system' } }));

    expect(await screen.findByText(/Sends spam/)).toHaveTextContent(/by system: Sends spam/);
    expect(screen.queryByRole('link', { name: 'system' })).toBeNull();
  });

  test('when the user is suspended, then date, operator and reason are shown, and the user can be reinstated', async () => {
    const dana = aUser({ status: 'suspended', suspension });
    const { user, calls } = open(dana, [answer(reinstateUser, aUser({ id: dana.id }))]);

    expect(await screen.findByText(/Sends spam/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reinstate' }));
    expect(calls(reinstateUser)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reinstate User' }));

    expect(await screen.findByText('They can sign in again.')).toBeVisible();
    expect(calls(reinstateUser)).toMatchObject([{ params: { id: dana.id } }]);
  });

  test('when the user is an operator, then the page has no actions', async () => {
    open(aUser({ role: 'admin', name: '', email: 'ops@marquee.example' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'ops@marquee.example' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });
});
