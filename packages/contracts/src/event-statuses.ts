import { z } from 'zod';

export const eventStatus = z.enum(['inquiry', 'proposal', 'booked', 'completed', 'cancelled']);
export type EventStatus = z.infer<typeof eventStatus>;

/** Labels of event statuses for providers. */
export const eventStatusLabels: Record<EventStatus, string> = {
  inquiry: 'New Inquiry',
  proposal: 'Proposal Sent',
  booked: 'Booked',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
