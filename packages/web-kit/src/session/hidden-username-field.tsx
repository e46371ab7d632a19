import { useCachedUser } from './use-session.ts';

/** Hidden user name for a form with a password: password managers need the email address beside it to save and fill the password. */
export function HiddenUsernameField() {
  const user = useCachedUser();

  return <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
