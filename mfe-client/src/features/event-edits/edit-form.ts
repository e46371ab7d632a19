import { eventUpdate } from '@marquee/contracts/event-requests';
import type { EventUpdate } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';

export type EditFormValues = z.input<typeof eventUpdate>;
type EditForm = ContractForm<EditFormValues, EventUpdate>;
export type EditSectionProps = { form: EditForm; event: EventView };

const mostHours = 24;

/** The contract's update with this form's longest duration; an event that was created longer may stay so. */
export function editFormFor({ duration }: EventView) {
  const most = mostHoursOf(duration);
  return eventUpdate.extend({
    duration: eventUpdate.shape.duration.max(most, `Duration must be at most ${most} hours`),
  });
}

export function mostHoursOf(stored: number | null): number {
  return Math.max(mostHours, stored ?? 0);
}
