import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

export type EventBadgeStatus = 'draft' | 'inquiry' | 'proposal' | 'booked' | 'completed' | 'cancelled';

type EventStatusBadgeProps = { status: EventBadgeStatus; children: ReactNode };

const icons = {
  draft: 'pencil-line',
  inquiry: 'inbox',
  proposal: 'send',
  booked: 'calendar-check',
  completed: 'check-check',
  cancelled: 'ban',
} as const;

export function EventStatusBadge({ status, children }: EventStatusBadgeProps) {
  return (
    <Badge tone={status} icon={icons[status]}>
      {children}
    </Badge>
  );
}
