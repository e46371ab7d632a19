import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

export type InvoiceBadgeStatus =
  'draft' | 'sent' | 'overdue' | 'paid' | 'partly_refunded' | 'refunded' | 'void';

type InvoiceStatusBadgeProps = { status: InvoiceBadgeStatus; children: ReactNode };

const badgeProps = {
  draft: { tone: 'draft', icon: 'pencil-line' },
  sent: { tone: 'proposal', icon: 'send' },
  overdue: { tone: 'cancelled', icon: 'circle-alert' },
  paid: { tone: 'booked', icon: 'circle-check' },
  partly_refunded: { tone: 'inquiry', icon: 'circle-minus' },
  refunded: { tone: 'completed', icon: 'circle-minus' },
  void: { tone: 'completed', icon: 'ban' },
} as const;

export function InvoiceStatusBadge({ status, children }: InvoiceStatusBadgeProps) {
  return <Badge {...badgeProps[status]}>{children}</Badge>;
}
