import { Box, Button, NothingFound, Table } from '@marquee/ui';
import { PagedTable } from '@marquee/web-kit';
import { useUserFilters } from './use-user-filters.ts';
import { UserRow } from './user-row.tsx';
import { useShellListUsersQuery } from './users-api.ts';
import { UsersToolbar } from './users-toolbar.tsx';

export function UserList() {
  const filters = useUserFilters();
  const list = useShellListUsersQuery({ query: filters.query }, { refetchOnMountOrArgChange: true });
  const { page, showAll } = filters;

  return (
    <>
      <UsersToolbar filters={filters} />
      <PagedTable
        {...{ list, page }}
        loadingLabel="Loading users"
        rowName="user"
        failureTitle="The users could not be loaded"
        nothingFound={<NobodyFound onShowAll={showAll} />}
      >
        {(users) => (
          <Table label="Users">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Role</th>
                <th scope="col">Status</th>
                <th scope="col">Registered</th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedTable>
    </>
  );
}

function NobodyFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Box>
      <NothingFound
        title="No users found"
        action={
          <Button variant="outline" size="small" onClick={onShowAll}>
            Show All Users
          </Button>
        }
      >
        <p>Each word must match the email, the name or the start of the id.</p>
      </NothingFound>
    </Box>
  );
}
