import { isDeepStrictEqual } from 'node:util';

/** The content of an invoice since it was sent, as stored. */
export type StoredIssued = {
  agreed?: unknown;
  issuer?: { taxNumber?: string };
  billedTo?: object;
  [field: string]: unknown;
};

/**
 * The part of an invoice's content that does not depend on the order: lines and discount, the presence of both parties, and that its
 * provider has entered the tax number at some time. Which number, names and addresses were known on that day depends on the order.
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

/** Invoice documents by id, one reading after the other. */
export type Reading = ReadonlyMap<string, StoredIssued>;

/** A sent invoice keeps its content; only missing lines may be added. */
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
