import { eventLabels } from '@marquee/web-kit';

/** The form has the first four fields under names of its own; the times follow start and duration. */
export const editLabels = {
  ...eventLabels,
  eventType: null,
  eventCategory: null,
  customEventType: null,
  keyContactName: null,
  keyContactPhone: null,
  alternatePhone: null,
  guestOfHonorNames: null,
  endTime: null,
  venueEntryTime: null,
  venueExitTime: null,
};
