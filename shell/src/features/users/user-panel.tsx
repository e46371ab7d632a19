import { BackLink, Card, PageHeader, Skeleton, theme } from '@marquee/ui';
import { CallFailure, Link } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SuspensionNotice } from './suspension-notice.tsx';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import { getDisplayName } from './user-labels.ts';
import { useShellGetUserQuery } from './users-api.ts';

type UserPanelProps = { id: string; children: ReactNode };

/** Shows a user's details and the actions on that user, with `children` below. */
export function UserPanel({ id, children }: UserPanelProps) {
  const {
    currentData: user,
    error,
    refetch,
  } = useShellGetUserQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const back = (
    <BackLink as={Link} to="/admin/users">
      All users
    </BackLink>
  );

  if (error !== undefined) {
    return (
      <>
        <PageHeader back={back} title="User" />
        <CallFailure title="The user could not be loaded" error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!user) {
    return <Skeleton label="Loading the user" rows={6} />;
  }
  return (
    <Sections>
      <PageHeader
        back={back}
        title={getDisplayName(user)}
        aside={<UserActions key={user.id} user={user} />}
      />
      {user.suspension && <SuspensionNotice suspension={user.suspension} />}
      <Card>
        <UserFacts user={user} />
      </Card>
      {children}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
