import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

export type QuoteBadgeStatus =
  'draft' | 'approved_for_review' | 'sent_to_client' | 'client_accepted' | 'archived';

type QuoteStatusBadgeProps = { status: QuoteBadgeStatus; children: ReactNode };

const badgeProps = {
  draft: { tone: 'draft', icon: 'pencil-line' },
  approved_for_review: { tone: 'inquiry', icon: 'eye' },
  sent_to_client: { tone: 'proposal', icon: 'send' },
  client_accepted: { tone: 'booked', icon: 'check' },
  archived: { tone: 'completed', icon: 'archive' },
} as const;

export function QuoteStatusBadge({ status, children }: QuoteStatusBadgeProps) {
  return <Badge {...badgeProps[status]}>{children}</Badge>;
}
