import { auditAction } from '@marquee/contracts/audit';
import { useCursorPagination } from '../../lists/use-cursor-pagination.ts';
import { toInstantRange } from './to-instant-range.ts';

type AuditFilters = { act: string; actor: string; subject: string; from: string; to: string };

/** Filters from the URL; an unknown action is ignored. */
export function useAuditFilters() {
  const { filters, ...pagination } = useCursorPagination<AuditFilters>([
    'act',
    'actor',
    'subject',
    'from',
    'to',
  ]);
  const { actor, subject } = filters;
  const act = auditAction.options.find((option) => option === filters.act);

  return {
    ...pagination,
    filters,
    query: {
      ...pagination.page.query,
      ...(act !== undefined && { act }),
      ...(actor !== '' && { actor }),
      ...(subject !== '' && { subject }),
      ...toInstantRange(filters),
    },
  };
}
