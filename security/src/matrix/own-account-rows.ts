import { readTable } from './read-table.ts';

/**
 * Actions of people on their own account. decisions.md, "Accounts and sign-in": a Google user has no role until they choose one, and nobody
 * chooses twice. A person lists and ends their own sessions; another account's session is not found. Decision 0012: two-factor
 * authentication is offered to everybody whose email address is confirmed. Disabling it when disabled, or enabling it when enabled or with
 * an unconfirmed address, is a conflict. A code without a pending session is unauthenticated. Decision 0016: export and deletion concern
 * the user's own account. The operator, who comes from the configuration, cannot be deleted.
 */
export const ownAccountRows = readTable(`
chooseRole          client_again         client    401 401 | 200 200 409 409 | 200 200 401 401 | 409 409
finishGoogleSignIn  without_a_beginning  client    302 302 | 302 302 302 302 | 302 302 302 302 | 302 302
listSessions        -                    client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
endSession          owner's_other        client    401 401 | 204 404 404 404 | 404 204 401 401 | 404 404
endOtherSessions    -                    client    401 401 | 204 204 204 204 | 204 204 401 401 | 204 204
getSecondStep       -                    client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
confirmSecondStep   without_an_offer     client    401 401 | 409 409 409 409 | 409 409 401 401 | 409 409
offerSecondStep     right_password       client    401 401 | 200 200 200 200 | 200 409 401 401 | 200 409
renewRecoveryCodes  not_on               client    401 401 | 409 409 409 409 | 409 409 401 401 | 409 422
turnOffSecondStep   not_on               client    401 401 | 409 409 409 409 | 409 409 401 401 | 409 422
passSecondStep      without_a_beginning  client    401 401 | 401 401 401 401 | 401 401 401 401 | 401 401
getExportStatus     -                    client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
askForExport        -                    client    401 401 | 202 202 202 202 | 202 202 401 401 | 202 202
downloadExport      never_asked_for      client    401 401 | 404 404 404 404 | 404 404 401 401 | 404 404
getDeletionTerms    -                    client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
deleteAccount       right_password       client    401 401 | 204 204 204 204 | 204 204 401 401 | 409 409
deleteAccount       wrong_password       client    401 401 | 422 422 422 422 | 422 422 401 401 | 409 409
`);
