import { formerLineNames, formerSnapshotNames } from '@marquee/contracts/messages/quote-messages';

import type { FoundProjection, ProjectionName } from '../found.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The projections whose fields the contracts have renamed. */
const readings: Partial<Record<ProjectionName, (row: FoundProjection) => FoundProjection>> = {
  'billing.acceptedQuote': readAcceptedQuote,
};

/**
 * The row as the product reads it: a field that is stored only under its documented former name, as the previous release stores it, also
 * has the present name. Unlike the product, the checker adds no former name, because the previous release needs the stored one.
 */
export function addPresentNames(name: ProjectionName, row: FoundProjection): FoundProjection {
  return readings[name]?.(row) ?? row;
}

function readAcceptedQuote(row: FoundProjection): FoundProjection {
  const { agreement } = row as { agreement?: { lines?: readonly Fields[] } };
  const lines = agreement?.lines?.map((line) => ({ ...line, ...missingNames(line, formerLineNames) }));
  return {
    ...row,
    ...missingNames(row, formerSnapshotNames),
    ...(lines && { agreement: { ...agreement, lines } }),
  };
}

/** The fields that are stored only under their former names, under the present names. */
function missingNames(stored: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(names)
      .filter(([present, former]) => stored[present] === undefined && stored[former] !== undefined)
      .map(([present, former]) => [present, stored[former]]),
  );
}
