import { readEmails } from '../../../check/read-emails.ts';
import { verifyEmail } from '../../../load/actions/sign-in-actions.ts';
import type { Person } from '../../../load/change-request.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import { waitForMailedToken } from './mailed-token.ts';
import { performUntilAcknowledged } from './perform-until-acknowledged.ts';

/** Follows the link in the email that the person got after signing up. */
export async function confirmEmailAddress(
  context: ActionContext,
  dataFolder: string,
  person: Person,
): Promise<void> {
  const wanted = { to: person.email, purpose: 'verify' } as const;
  const token = await waitForMailedToken(() => readEmails(dataFolder), wanted);
  await performUntilAcknowledged(context, (marker) => verifyEmail(person, { marker, token }));
}
