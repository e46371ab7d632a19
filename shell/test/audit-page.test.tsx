import { listAudit } from '@marquee/contracts/admin-operations';
import type { ListedAuditEntry } from '@marquee/contracts/audit';
import { anAdminUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuditPage } from '../src/pages/admin/audit-page.tsx';
import { anEntry } from './a-user.ts';

function open(entries: ListedAuditEntry[], route = '/admin/audit') {
  const headers = { 'X-Total-Count': String(entries.length) };
  const answers = [answer(listAudit, entries, { headers })];
  return renderWithApp(<AuditPage />, { route, session: anAdminUser(), answers });
}

describe('audit trail', () => {
  test('when an action concerns an account, then its row links to the account and shows service, network and request', async () => {
    const entry = anEntry({ act: 'account-suspended', reason: 'Sends spam' });
    open([entry]);

    const row = within(await screen.findByRole('row', { name: /Account suspended/ }));
    expect(row.getByText('Done: Sends spam')).toBeVisible();
    expect(row.getAllByRole('link', { name: '7d4c1a52' })[0]).toHaveAttribute(
      'href',
      `/admin/users/${entry.actor}`,
    );
    expect(row.getByText('identity, 198.51.100.0/24, request-')).toBeVisible();
  });

  test('when the accounts have names, then the links show the names', async () => {
    const entry = anEntry({ actorName: 'Priya Operator', subjectName: 'Dana Reyes' });
    open([entry]);

    const row = within(await screen.findByRole('row', { name: /Signed in/ }));
    expect(row.getByRole('link', { name: 'Priya Operator' })).toHaveAttribute('title', entry.actor);
    expect(row.getByRole('link', { name: 'Dana Reyes' })).toBeVisible();
  });

  test('when neither actor nor subject is an account, then the row has no links', async () => {
    const subject = { kind: 'email-hash', id: 'k3Jz9Qw-'.padEnd(43, 'x') } as const;
    open([anEntry({ act: 'sign-in-failed', outcome: 'refused', actor: 'nobody', subject, count: 600 })]);

    const row = within(await screen.findByRole('row', { name: /Sign-in failed, 600 times/ }));
    expect(row.getByText('Signed-out visitor')).toBeVisible();
    expect(row.getByText('k3Jz9Qw-')).toBeVisible();
    expect(row.queryByRole('link')).toBeNull();
  });

  test('when an action is chosen, then the filter is in the request and in the URL', async () => {
    const { user, calls, path } = open([anEntry()]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Event' }), 'Message redriven');

    expect(path()).toBe('/admin/audit?act=message-redriven');
    await waitFor(() => {
      expect(calls(listAudit).at(-1)?.query).toEqual({ limit: '20', act: 'message-redriven' });
    });
  });

  test('when the URL contains actor and subject, then both are in the request', async () => {
    const { calls } = open([anEntry()], '/admin/audit?actor=someone&subject=something');

    await screen.findByRole('row', { name: /Signed in/ });

    expect(calls(listAudit).at(-1)?.query).toEqual({
      limit: '20',
      actor: 'someone',
      subject: 'something',
    });
  });

  test('when the same day is chosen as start and end, then the request covers the whole day, in the browser’s time zone', async () => {
    const { calls } = open([anEntry()]);

    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-03-02' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-02' } });

    await waitFor(() => {
      expect(calls(listAudit).at(-1)?.query).toEqual({
        limit: '20',
        from: new Date(2026, 2, 2).toISOString(),
        to: new Date(2026, 2, 3).toISOString(),
      });
    });
  });

  test('when Refresh is clicked, then another request is sent', async () => {
    const { user, calls } = open([anEntry()]);
    await screen.findByRole('row', { name: /Signed in/ });
    const before = calls(listAudit).length;

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    await waitFor(() => {
      expect(calls(listAudit).length).toBe(before + 1);
    });
  });

  test('when nothing is found, then the filters can be removed', async () => {
    const { user, path } = open([], '/admin/audit?act=registered');

    await user.click(await screen.findByRole('button', { name: 'Show everything' }));

    expect(path()).toBe('/admin/audit');
  });
});
