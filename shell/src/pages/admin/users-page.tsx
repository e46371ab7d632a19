import { PageHeader } from '@marquee/ui';
import { UserList } from '../../features/users/user-list.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function UsersPage() {
  return (
    <ConsoleFrame title="Users" description="Everybody who has an account, for operators.">
      <PageHeader title="Users" subtitle="Look somebody up by e-mail, name or the beginning of the id." />
      <UserList />
    </ConsoleFrame>
  );
}
