import { isDeepStrictEqual } from 'node:util';

/** The content of an invoice since it was sent, as stored. */
export type StoredIssued = {
  agreed?: unknown;
  issuer?: { taxNumber?: string };
  billedTo?: object;
  [field: string]: unknown;
};

/**
 * The part of an invoice's content that does not depend on the order in which messages arrived: lines and discount, whether both parties
 * are present, and whether the provider has ever entered the tax number. The printed number, names and addresses depend on the order.
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

/** One reading of the content of sent invoices, by invoice id. */
export type Reading = ReadonlyMap<string, StoredIssued>;

/** Reports sent invoices whose content has changed. Adding missing lines is permitted. */
export function changesSinceIssued(readings: readonly Reading[]): string[] {
  return readings.flatMap((before, at) =>
    [...before].flatMap(([id, issued]) => {
      const after = readings[at + 1]?.get(id);
      const isLast = at === readings.length - 1;
      return isLast || isSame(issued, after)
        ? []
        : [`the content of invoice ${id} has changed since it was sent`];
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
