import { PageHeader } from '@marquee/ui';
import { UserList } from '../../features/users/user-list.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function UsersPage() {
  return (
    <ConsoleFrame title="Users" description="All accounts, for operators.">
      <PageHeader title="Users" subtitle="Find a user by email, name or the start of the id." />
      <UserList />
    </ConsoleFrame>
  );
}
