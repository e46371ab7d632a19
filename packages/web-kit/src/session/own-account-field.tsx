import { useKnownUser } from './use-session.ts';

/** Names the user's account in a form that asks for its password: password managers save and fill a password by the address beside it. */
export function OwnAccountField() {
  const user = useKnownUser();

  return <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
