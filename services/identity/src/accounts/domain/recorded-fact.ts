import type { NoData } from '@marquee/service-kit/store/history-entry';
import type { LinkPurpose } from '../../links/emailed-link.ts';
import type { AccountFact } from './account.ts';

/** A fact as the history of an account keeps it: never the values that were typed. */
export type RecordedFact =
  | { type: 'link-issued'; data: { purpose: LinkPurpose } }
  | { type: Exclude<AccountFact['type'], 'link-issued'>; data: NoData };

export function recordedFactOf(fact: AccountFact): RecordedFact {
  return fact.type === 'link-issued'
    ? { type: fact.type, data: { purpose: fact.link.purpose } }
    : { type: fact.type, data: {} };
}
