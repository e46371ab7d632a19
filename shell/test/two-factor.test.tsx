import type { TwoFactorState } from '@marquee/contracts/two-factor';
import {
  confirmSecondStep,
  getSecondStep,
  offerSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
} from '@marquee/contracts/two-factor-operations';
import { resendVerification } from '@marquee/contracts/auth-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

const off: TwoFactorState = { isOn: false, recoveryCodesLeft: 0 };
const on: TwoFactorState = { isOn: true, recoveryCodesLeft: 7 };
const offer = answer(offerSecondStep, {
  uri: 'otpauth://totp/Marquee:amara%40okafor.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Marquee',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
});
const codes = ['7fk2m-q9xwd', 'hj4kp-w8rtn'];

function visit(state: TwoFactorState, answers: Answer[] = [], session = aClientUser()) {
  return renderWithApp(<AccountPage />, {
    route: '/account',
    session,
    answers: [answer(listSessions, []), answer(getSecondStep, state), ...answers],
  });
}

type App = ReturnType<typeof visit>;

function dialog() {
  return within(screen.getByRole('dialog'));
}

async function reauthenticate({ user }: App, button: string, action: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.type(dialog().getByLabelText('Current Password'), 'Old-pass-1');
  await user.type(dialog().getByLabelText('Code'), '123456');
  await user.click(dialog().getByRole('button', { name: action }));
}

async function openQrCode(app: App) {
  await app.user.click(await screen.findByRole('button', { name: 'Set Up' }));
  await app.user.type(dialog().getByLabelText('Current Password'), 'Old-pass-1{Enter}');
  await screen.findByRole('img', { name: 'QR code for your authenticator' });
}

describe('setup of two-factor authentication', () => {
  test('when the password is right, then the QR code and the key as text are shown', async () => {
    const app = visit(off, [offer]);

    await openQrCode(app);

    expect(dialog().getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(app.calls(offerSecondStep)[0]?.body).toEqual({ password: 'Old-pass-1' });
  });

  test('when the first code is right, then the recovery codes are shown and can be saved', async () => {
    const app = visit(off, [offer, answer(confirmSecondStep, { recoveryCodes: codes })]);
    await openQrCode(app);

    await app.user.type(dialog().getByLabelText('Code'), '123456{Enter}');

    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await app.user.click(dialog().getByRole('button', { name: 'Download Codes' }));
    expect(app.savedAs()).toBe('marquee-recovery-codes.txt');
    await app.user.click(dialog().getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  test('when Escape is pressed, then the recovery codes stay until the user confirms that they are saved', async () => {
    const app = visit(off, [offer, answer(confirmSecondStep, { recoveryCodes: codes })]);
    await openQrCode(app);
    await app.user.type(dialog().getByLabelText('Code'), '123456{Enter}');
    await screen.findByRole('list', { name: 'Recovery codes' });

    await app.user.keyboard('{Escape}');

    expect(dialog().getByText('7fk2m-q9xwd')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test('when the first code is wrong, then the QR code stays and the reason is shown', async () => {
    const message = 'That code is incorrect';
    const errors = [{ path: 'code', message }];
    const wrong = refuse(confirmSecondStep, { status: 422, code: 'second_step_code_wrong', message, errors });
    const app = visit(off, [offer, wrong]);
    await openQrCode(app);

    await app.user.type(dialog().getByLabelText('Code'), '000000{Enter}');

    expect(await dialog().findByRole('link', { name: message })).toBeVisible();
    expect(dialog().getByRole('img', { name: 'QR code for your authenticator' })).toBeVisible();
  });

  test('when the email address is not confirmed, then the page requires confirmation and can send another link', async () => {
    const message = 'We have sent a link to amara@okafor.example.';
    const resent = answer(resendVerification, { message });
    const { user } = visit(off, [resent], aClientUser({ emailVerified: false }));

    expect(await screen.findByText(/^Please confirm your email address first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set Up' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send a New Link' }));

    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('two-factor authentication that is on', () => {
  test('when the page is opened, then it shows how many recovery codes are left', async () => {
    visit(on);

    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.getByText(/7 recovery codes left/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set Up' })).toBeNull();
  });

  test('when it is turned off, then password and code are sent', async () => {
    const app = visit(on, [answer(turnOffSecondStep, undefined)]);

    await reauthenticate(app, 'Turn Off', 'Turn Off');

    expect(await screen.findByText('Two-Factor Authentication Off')).toBeVisible();
    expect(app.calls(turnOffSecondStep)[0]?.body).toEqual({ password: 'Old-pass-1', code: '123456' });
  });

  test('when the user generates new recovery codes, then the codes are shown', async () => {
    const app = visit(on, [answer(renewRecoveryCodes, { recoveryCodes: codes })]);

    await reauthenticate(app, 'New Recovery Codes', 'Create New Codes');

    expect(await screen.findByText('7fk2m-q9xwd')).toBeVisible();
    await app.user.keyboard('{Escape}');
    expect(dialog().getByText('7fk2m-q9xwd')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
