/** A row without the name of the other side, whose account `otherId` is; null where that side has no account. */
export type OfOtherSide<Row> = Omit<Row, 'otherName'> & { otherId: string | null };

type Sides = { clientId: string | null; providerId: string };
type Side = { clientId: string } | { providerId: string };

/** What an account has as client and as provider, each with the id of the other side. */
export async function sidesOf<Row extends Sides>(
  accountId: string,
  find: (side: Side) => Promise<Row[]>,
): Promise<(Row & { otherId: string | null })[]> {
  const [received, made] = await Promise.all([
    find({ clientId: accountId }),
    find({ providerId: accountId }),
  ]);
  return [
    ...received.map((row) => ({ ...row, otherId: row.providerId })),
    ...made.map((row) => ({ ...row, otherId: row.clientId })),
  ];
}
