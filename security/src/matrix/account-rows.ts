import { readTable } from './read-table.ts';

/**
 * Sign-in and a person's own account. Specification, section 7: `GET /api/auth/user` answers 401 when signed out. decisions.md, "Accounts
 * and sign-in": only a missing or ended session is `unauthenticated`. `/api/login` never answers 401. Everybody who requests a link for a
 * forgotten password gets the same answer. The link of a password reset is a capability URL; the link that confirms an address works only
 * in a session of the account with that address. A suspended account has no access anywhere. Any visitor of a page may report how a remote
 * was loaded, without a session.
 * Columns: signed out, ended session | owner client, other client, owner provider, other provider | no role, unverified, suspended, deleted
 * | admin without TOTP, admin with TOTP.
 */
export const accountRows = readTable(`
getCurrentUser       -               client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
login                right_password  client    200 200 | 200 200 200 200 | 200 200 403 401 | 200 200
login                wrong_password  client    401 401 | 401 401 401 401 | 401 401 401 401 | 401 401
logout               -               client    204 204 | 204 204 204 204 | 204 204 204 204 | 204 204
forgotPassword       -               client    202 202 | 202 202 202 202 | 202 202 202 202 | 202 202
resetPassword        right_link      client    204 204 | 204 204 204 204 | 204 204 204 204 | 204 204
resetPassword        wrong_link      client    422 422 | 422 422 422 422 | 422 422 422 422 | 422 422
verifyEmail          own_link        client    401 401 | 204 204 204 204 | 204 204 401 401 | 204 204
verifyEmail          anothers_link   client    401 401 | 422 422 422 422 | 422 422 401 401 | 422 422
verifyEmail          wrong_link      client    401 401 | 422 422 422 422 | 422 422 401 401 | 422 422
resendVerification   -               client    401 401 | 202 202 202 202 | 202 202 401 401 | 202 202
startGoogleSignIn    -               client    302 302 | 302 302 302 302 | 302 302 302 302 | 302 302
startLogin           -               client    302 302 | 302 302 302 302 | 302 302 302 302 | 302 302
signUpClient         -               client    201 201 | 201 201 201 201 | 201 201 201 201 | 201 201
signUpProvider       -               provider  201 201 | 201 201 201 201 | 201 201 201 201 | 201 201
getSettings          -               client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
updateSettings       -               client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
changePassword       right_password  client    401 401 | 204 204 204 204 | 204 204 401 401 | 204 204
changePassword       wrong_password  client    401 401 | 422 422 422 422 | 422 422 401 401 | 422 422
sendContactMessage   -               client    202 202 | 202 202 202 202 | 202 202 202 202 | 202 202
reportRemotes        -               client    204 204 | 204 204 204 204 | 204 204 204 204 | 204 204
`);
