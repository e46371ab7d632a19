import * as account from '@marquee/contracts/account-operations';
import * as admin from '@marquee/contracts/admin-operations';
import * as auth from '@marquee/contracts/auth-operations';
import * as internal from '@marquee/contracts/internal-operations';
import * as privacy from '@marquee/contracts/privacy-operations';
import * as profile from '@marquee/contracts/profile-operations';
import * as twoFactor from '@marquee/contracts/two-factor-operations';
import * as session from '@marquee/contracts/session-operations';
import * as telemetry from '@marquee/contracts/telemetry-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { changePassword } from './accounts/change-password.ts';
import { chooseRole } from './accounts/choose-role.ts';
import { getSettings } from './accounts/get-settings.ts';
import { resendVerification } from './accounts/resend-verification.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { signUpClient } from './accounts/sign-up-client.ts';
import { signUpProvider } from './accounts/sign-up-provider.ts';
import { updateSettings } from './accounts/update-settings.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { listAudit } from './audit/list-audit.ts';
import { finishGoogleSignIn } from './google/finish-google-sign-in.ts';
import { startGoogleSignIn } from './google/start-google-sign-in.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { getDeletionTerms } from './deletion/get-deletion-terms.ts';
import { askForExport } from './exports/ask-for-export.ts';
import { downloadExport } from './exports/download-export.ts';
import { getExportStatus } from './exports/get-export-status.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { sendContactMessage } from './email-queue/send-contact-message.ts';
import { findProvider } from './profiles/find-provider.ts';
import { getClientProfile } from './profiles/get-client-profile.ts';
import { getProviderProfile } from './profiles/get-provider-profile.ts';
import { listProviders } from './profiles/list-providers.ts';
import { readStoredProfile } from './profiles/read-stored-profile.ts';
import { updateClientProfile } from './profiles/update-client-profile.ts';
import { updateProviderProfile } from './profiles/update-provider-profile.ts';
import { reportRemotes } from './remote-reports/report-remotes.ts';
import { forgotPassword } from './resets/forgot-password.ts';
import { confirmSecondStep } from './two-factor/confirm-second-step.ts';
import { getSecondStep } from './two-factor/get-second-step.ts';
import { offerSecondStep } from './two-factor/offer-second-step.ts';
import { passSecondStep } from './two-factor/pass-second-step.ts';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts';
import { turnOffSecondStep } from './two-factor/turn-off-second-step.ts';
import { findQuoteMailWait } from './unsolicited/find-quote-mail-wait.ts';
import { reserveQuoteMail } from './unsolicited/reserve-quote-mail.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { getCurrentUser } from './sessions/get-current-user.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { mintSessionToken } from './sessions/mint-session-token.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { startLogin } from './sessions/start-login.ts';
import { getUser } from './users/get-user.ts';
import { listUsers } from './users/list-users.ts';
import { reinstateUser } from './users/reinstate-user.ts';
import { suspendUser } from './users/suspend-user.ts';

export function identityRoutes(deps: IdentityDeps): Route[] {
  return [
    route(auth.getCurrentUser, getCurrentUser(deps)),
    route(auth.login, signIn(deps)),
    route(auth.passSecondStep, passSecondStep(deps)),
    route(auth.logout, signOut(deps)),
    route(auth.forgotPassword, forgotPassword(deps)),
    route(auth.resetPassword, resetPassword(deps)),
    route(auth.verifyEmail, verifyEmail(deps)),
    route(auth.resendVerification, resendVerification(deps)),
    route(auth.startGoogleSignIn, startGoogleSignIn(deps)),
    route(auth.finishGoogleSignIn, finishGoogleSignIn(deps)),
    route(auth.startLogin, startLogin()),
    route(account.signUpClient, signUpClient(deps)),
    route(account.signUpProvider, signUpProvider(deps)),
    route(account.chooseRole, chooseRole(deps)),
    route(account.getSettings, getSettings(deps)),
    route(account.updateSettings, updateSettings(deps)),
    route(account.changePassword, changePassword(deps)),
    route(session.listSessions, listSessions(deps)),
    route(session.endSession, endSession(deps)),
    route(session.endOtherSessions, endOtherSessions(deps)),
    route(twoFactor.getSecondStep, getSecondStep(deps)),
    route(twoFactor.offerSecondStep, offerSecondStep(deps)),
    route(twoFactor.confirmSecondStep, confirmSecondStep(deps)),
    route(twoFactor.renewRecoveryCodes, renewRecoveryCodes(deps)),
    route(twoFactor.turnOffSecondStep, turnOffSecondStep(deps)),
    route(account.sendContactMessage, sendContactMessage(deps)),
    route(telemetry.reportRemotes, reportRemotes(deps)),
    route(privacy.getExportStatus, getExportStatus(deps)),
    route(privacy.askForExport, askForExport(deps)),
    route(privacy.downloadExport, downloadExport(deps)),
    route(privacy.getDeletionTerms, getDeletionTerms(deps)),
    route(privacy.deleteAccount, deleteAccount(deps)),
    route(profile.getClientProfile, getClientProfile(deps)),
    route(profile.updateClientProfile, updateClientProfile(deps), readStoredProfile(deps)),
    route(profile.getProviderProfile, getProviderProfile(deps)),
    route(profile.updateProviderProfile, updateProviderProfile(deps), readStoredProfile(deps)),
    route(profile.listProviders, listProviders(deps)),
    route(admin.listUsers, listUsers(deps)),
    route(admin.getUser, getUser(deps)),
    route(admin.suspendUser, suspendUser(deps)),
    route(admin.reinstateUser, reinstateUser(deps)),
    route(admin.listAudit, listAudit(deps)),
  ];
}

/** Routes below /internal, for Marquee's own processes. */
export function internalRoutes(deps: IdentityDeps): Route[] {
  return [
    route(internal.mintSessionToken, mintSessionToken(deps)),
    route(internal.findProvider, findProvider(deps)),
    route(internal.reserveQuoteMail, reserveQuoteMail(deps)),
    route(internal.findQuoteMailWait, findQuoteMailWait(deps)),
  ];
}
