import { eventLabels } from '@marquee/web-kit';

/** The form has its own names for the first four fields. The times follow from start and duration. */
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
