import type { UserDetails } from '@marquee/contracts/users';
import { FactList } from '@marquee/ui';
import { Instant } from '@marquee/web-kit';
import { UserBadge } from './user-badge.tsx';
import { getRoleLabel } from './user-labels.ts';

export function UserFacts({ user }: { user: UserDetails }) {
  return <FactList facts={factsOf(user)} />;
}

function factsOf(user: UserDetails) {
  const { email, emailVerified, phone, openSessions, lastSignInAt, createdAt, id } = user;
  return [
    { term: 'Status', detail: <UserBadge status={user.status} /> },
    { term: 'Role', detail: getRoleLabel(user) },
    { term: 'Email', detail: email },
    { term: 'Confirmed', detail: emailVerified ? 'Yes' : 'Not yet' },
    { term: 'Phone', detail: phone === '' ? 'None' : phone },
    { term: 'Registered', detail: <Instant at={createdAt} /> },
    { term: 'Last sign-in', detail: lastSignInAt === null ? 'Unknown' : <Instant at={lastSignInAt} /> },
    { term: 'Open sessions', detail: String(openSessions) },
    { term: 'Id', detail: id },
  ];
}
