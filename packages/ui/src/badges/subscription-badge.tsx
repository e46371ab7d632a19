import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

type SubscriptionBadgeProps = {
  status: 'trialing' | 'active' | 'past_due' | 'ending' | 'expired' | 'ended' | 'closed';
  children: ReactNode;
};

const badgeProps = {
  trialing: { tone: 'trial', icon: 'ticket' },
  active: { tone: 'booked', icon: 'circle-check' },
  past_due: { tone: 'cancelled', icon: 'circle-alert' },
  ending: { tone: 'draft', icon: 'circle-minus' },
  expired: { tone: 'draft', icon: 'ticket-x' },
  ended: { tone: 'draft', icon: 'ticket-x' },
  closed: { tone: 'draft', icon: 'ban' },
} as const;

export function SubscriptionBadge({ status, children }: SubscriptionBadgeProps) {
  return <Badge {...badgeProps[status]}>{children}</Badge>;
}
