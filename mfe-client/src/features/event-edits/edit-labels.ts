import { eventLabels } from '@marquee/web-kit';

/**
 * Labels of the fields that a conflict message names; null for fields that the message omits. An omitted field has the same value as
 * another field of the form, or is a time that follows from start and duration.
 */
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
