import { listUsers } from '@marquee/contracts/admin-operations';
import type { Operation } from '@marquee/contracts/operation';
import type { UserRow } from '@marquee/contracts/users';
import { codeOfPeriod, periodAt } from '@marquee/identity/two-factor/authenticator-codes';
import type { z } from 'zod';

import { demoPassword } from '../../src/demo/people.ts';
import { localAdmin, localAdminSecret } from '../../src/environment.ts';
import { signIn } from '../../src/messages/operator-client.ts';
import type { OperatorClient } from '../../src/messages/operator-client.ts';
import type { RestoredRelease } from './restored-release.ts';

/** The accounts of a restored release, each signed in. */
export type SignedInAccounts = {
  users: UserRow[];
  admin: OperatorClient;
  clients: OperatorClient[];
  providers: OperatorClient[];
};

export async function signInAll({ url, clock }: RestoredRelease): Promise<SignedInAccounts> {
  const code = codeOfPeriod(localAdminSecret, periodAt(clock.now()));
  const admin = await signIn({ url, ...localAdmin, code });
  const users = await readList(admin, listUsers);
  const signInByRole = (role: UserRow['role']) =>
    Promise.all(
      users
        .filter((user) => user.role === role)
        .map(({ email }) => signIn({ url, email, password: demoPassword, code: '' })),
    );
  return { users, admin, clients: await signInByRole('client'), providers: await signInByRole('provider') };
}

type ListOperation = Operation & { response: z.ZodArray; list: true };
type RowOf<Op extends ListOperation> = z.output<Op['response']>[number];

/** Reads every page of a list; throws unless the number of rows equals the total that the list states. */
export async function readList<Op extends ListOperation>(
  reader: OperatorClient,
  operation: Op,
): Promise<RowOf<Op>[]> {
  const rows: RowOf<Op>[] = [];
  let after: string | undefined;
  do {
    const { body, next, total } = await reader.call(operation, { query: { after } });
    rows.push(...(body as RowOf<Op>[]));
    if (next === null && rows.length !== total) {
      throw new Error(`${operation.path} counts ${total} rows and answered ${rows.length}`);
    }
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}

/** Reads the lists of several people concurrently. The rows are in the order of the people. */
export async function readLists<Op extends ListOperation>(
  readers: readonly OperatorClient[],
  operation: Op,
): Promise<{ reader: OperatorClient; row: RowOf<Op> }[]> {
  const lists = await Promise.all(
    readers.map(async (reader) => (await readList(reader, operation)).map((row) => ({ reader, row }))),
  );
  return lists.flat();
}
