import { isDeepStrictEqual } from 'node:util';

/** What an invoice says since it was sent, as it is stored. */
export type StoredIssued = {
  agreed?: unknown;
  issuer?: { taxNumber?: string };
  billedTo?: object;
  [field: string]: unknown;
};

/**
 * Of what an invoice says, the part that no order decides: lines and discount, that both parties are there, and that the tax number is one
 * that its provider has given. Which number, names and addresses were known on that day depends on the order.
 */
export function settledPartOf(issued: StoredIssued, taxNumbers: readonly string[]): object {
  const { agreed, issuer, billedTo } = issued;
  const taxNumber = issuer?.taxNumber ?? '';
  return {
    agreed,
    hasIssuer: issuer !== undefined,
    hasClient: billedTo !== undefined,
    isTaxNumberGiven: taxNumber === '' || taxNumbers.includes(taxNumber),
  };
}

/** Documents of invoices by id, as they were read one after the other. */
export type Reading = ReadonlyMap<string, StoredIssued>;

/** An invoice that was sent says the same from then on; lines alone may be added where there were none. */
export function changesSinceIssued(readings: readonly Reading[]): string[] {
  return readings.flatMap((before, at) =>
    [...before].flatMap(([id, issued]) => {
      const after = readings[at + 1]?.get(id);
      const isLast = at === readings.length - 1;
      return isLast || isSame(issued, after)
        ? []
        : [`invoice ${id} says something else than it was sent with`];
    }),
  );
}

function isSame(before: StoredIssued, after: StoredIssued | undefined): boolean {
  const expected = before.agreed === undefined ? { ...before, agreed: after?.agreed } : before;
  return (
    after !== undefined &&
    isDeepStrictEqual({ agreed: undefined, ...after }, { agreed: undefined, ...expected })
  );
}
