import { changePassword, getSettings, updateSettings } from '@marquee/contracts/account-operations';
import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import {
  getClientEvent,
  listClientEvents,
  sendEventToProvider,
} from '@marquee/contracts/client-event-operations';
import { getClientQuotePdf } from '@marquee/contracts/client-quote-operations';
import { getClientInvoice } from '@marquee/contracts/invoice-operations';
import { clientInvoice } from '@marquee/contracts/invoices';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { clientProfile } from '@marquee/contracts/accounts';
import { problem } from '@marquee/contracts/problem';
import { fixedId } from '../src/rows.ts';
import { runScenario } from '../src/run-scenario.ts';
import { anInvalidMock, aScenario, now } from './a-scenario.ts';

describe('the mock API', () => {
  test('when a call changes the state, then later reads return the change', async () => {
    const { call } = runScenario(aScenario(), now);

    const answer = await call(updateSettings, { body: { marketingEmails: true } });

    const changed = { eventReminders: true, marketingEmails: true };
    expect([answer.status, await answer.json()]).toEqual([200, changed]);
    expect(await (await call(getSettings)).json()).toEqual(changed);
  });

  test('when two calls change the state at once, then both changes remain', async () => {
    const { call, store } = runScenario(aScenario(), now);

    await Promise.all([
      call(updateSettings, { body: { marketingEmails: true } }),
      call(updateSettings, { body: { eventReminders: false } }),
    ]);

    expect(store.state().settings).toEqual({ eventReminders: false, marketingEmails: true });
  });

  test('when a body does not match the contract, then the answer is 400 with the field, and nothing changes', async () => {
    const { call, store } = runScenario(aScenario(), now);

    const answer = await call(updateSettings, { body: { marketingEmails: 'often' } });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'marketingEmails' }],
    });
    expect(store.state().settings.marketingEmails).toBe(false);
  });

  test('when the body is missing, then the answer is 400 with every required field', async () => {
    const { call } = runScenario(aScenario(), now);

    const answer = await call(changePassword);

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: 'currentPassword' }, { path: 'newPassword' }],
    });
  });

  test('when the answer of a mock breaks its contract, then the call fails with the operation and field, and nothing changes', async () => {
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    const { call, store } = runScenario(aScenario([anInvalidMock]), now);

    const answer = await call(updateSettings, { body: {} });

    expect(answer.status).toBe(500);
    const { code, message } = problem.parse(await answer.json());
    expect(code).toBe('mock_is_wrong');
    expect(message).toContain('PATCH /account/settings violates its contract. eventReminders');
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(store.state().settings.marketingEmails).toBe(false);
  });

  test('when an operation has no scene, then the answer is sample data of its contract', async () => {
    const { call } = runScenario(aScenario(), now);

    const answer = await call(getClientProfile);

    expect(answer.status).toBe(200);
    expect(clientProfile.parse(await answer.json()).email).toContain('@');
  });

  test.each([getClientEvent, sendEventToProvider])(
    'when $method $path has no scene, then the answer is the record of the state that the path names',
    async (operation) => {
      const { call, store } = runScenario(aScenario(), now);

      const answer = await call(operation, { params: { id: fixedId(2) } });

      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(store.state().events[1]);
    },
  );

  test('when the state has records of the contract, but none with the id, then the answer is 404', async () => {
    const { call } = runScenario(aScenario(), now);

    expect((await call(getClientEvent, { params: { id: fixedId(4) } })).status).toBe(404);
  });

  test('when the state has no record of the contract, then the answer is sample data', async () => {
    const { call } = runScenario(aScenario(), now);

    const answer = await call(getClientInvoice, { params: { id: fixedId(1) } });

    expect(clientInvoice.safeParse(await answer.json()).success).toBe(true);
  });

  test('when the path has an invalid id, then the answer is 404', async () => {
    const { call } = runScenario(aScenario(), now);

    expect((await call(getClientEvent, { params: { id: 'mine' } })).status).toBe(404);
  });

  test('when a list is read page by page, then every row appears once', async () => {
    const { call } = runScenario(aScenario(), now);

    const first = await call(listClientEvents, { query: { limit: '2' } });
    const rest = await call(listClientEvents, { query: { limit: '2', after: fixedId(2) } });

    expect(await first.json()).toMatchObject([{ id: fixedId(1) }, { id: fixedId(2) }]);
    expect(first.headers.get('link')).toContain(`after=${fixedId(2)}>; rel="next"`);
    expect(await rest.json()).toMatchObject([{ id: fixedId(3) }]);
    expect([rest.headers.get('link'), rest.headers.get('x-total-count')]).toEqual([null, '3']);
    expect(rest.headers.get('x-list-cap')).toBe('200');
  });

  test('when a file is requested, then the response has a file name', async () => {
    const { call } = runScenario(aScenario(), now);

    const answer = await call(getClientQuotePdf, { params: { id: fixedId(1) } });

    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('filename="mocked-client.pdf"');
  });

  test('when a user of another role calls, then the answer is 403', async () => {
    const { call } = runScenario(aScenario(), now);

    expect((await call(getSubscription)).status).toBe(403);
  });

  test('when the user signs out, then later calls have no session', async () => {
    const { call } = runScenario(aScenario(), now);
    expect((await call(getCurrentUser)).status).toBe(200);

    const signedOut = await call(logout);

    const answer = await call(getCurrentUser);
    expect([signedOut.status, answer.status]).toEqual([204, 401]);
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
  });
});
