import { auditAct } from '@marquee/contracts/audit';
import { usePageTrail } from '../../lists/use-page-trail.ts';
import { instantsOf } from './days.ts';

type AuditFilters = { act: string; actor: string; subject: string; from: string; to: string };

/** Filters from the URL; an unknown action is ignored. */
export function useAuditFilters() {
  const { filters, ...trail } = usePageTrail<AuditFilters>(['act', 'actor', 'subject', 'from', 'to']);
  const { actor, subject } = filters;
  const act = auditAct.options.find((known) => known === filters.act);

  return {
    ...trail,
    filters,
    query: {
      ...trail.page.query,
      ...(act !== undefined && { act }),
      ...(actor !== '' && { actor }),
      ...(subject !== '' && { subject }),
      ...instantsOf(filters),
    },
  };
}
