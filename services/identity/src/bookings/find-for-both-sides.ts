/** A row without the stored `otherName`, and with the account id of the other side; null if the other side has no account. */
export type WithOtherSide<Row> = Omit<Row, 'otherName'> & { otherId: string | null };

type Sides = { clientId: string | null; providerId: string };
type Side = { clientId: string } | { providerId: string };

/** The account's rows as client and as provider, each with the id of the other side. */
export async function findForBothSides<Row extends Sides>(
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
