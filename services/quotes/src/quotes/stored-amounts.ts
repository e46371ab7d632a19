import { invertNames, renameFields } from '@marquee/service-kit/store/rename-fields';
import type { FieldNames } from '@marquee/service-kit/store/rename-fields';
import type { ShapeChange, StoredState } from '@marquee/service-kit/store/shapes';

type StoredOffer = StoredState & { lineItems: readonly StoredState[] };

/** What every shape of a quote stores. */
type StoredQuote = StoredState & {
  offer: StoredOffer;
  discardedOffer?: StoredOffer | null;
  sentVersions: readonly StoredOffer[];
};

const ofLine = { totalCents: 'lineTotalCents' };
const ofVersion = { totalCents: 'subtotalCents', finalCents: 'payableCents' };

/** Shape 2 has one name for each amount. Shape 1 says `totalCents` of a line and of a version before the discount. */
export const amountNames: ShapeChange = {
  fields: ['offer', 'discardedOffer', 'sentVersions'],
  up: (state) => withNames(state as StoredQuote, { line: ofLine, version: ofVersion }),
  down: (state) =>
    withNames(state as StoredQuote, { line: invertNames(ofLine), version: invertNames(ofVersion) }),
};

type Names = { line: FieldNames; version: FieldNames };

function withNames(quote: StoredQuote, names: Names): StoredState {
  const { offer, discardedOffer, sentVersions } = quote;
  return {
    ...quote,
    offer: withLineNames(offer, names),
    ...(discardedOffer && { discardedOffer: withLineNames(discardedOffer, names) }),
    sentVersions: sentVersions.map((version) => renameFields(withLineNames(version, names), names.version)),
  };
}

function withLineNames(offer: StoredOffer, { line: names }: Names): StoredOffer {
  return { ...offer, lineItems: offer.lineItems.map((line) => renameFields(line, names)) };
}
