import { useCachedUser } from './use-session.ts';

/** Hidden user name for a form with a password. Password managers need the email address in the form to save and fill the password. */
export function HiddenUsernameField() {
  const user = useCachedUser();

  return <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
