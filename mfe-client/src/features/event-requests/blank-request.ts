import type { RequestFormValues } from './request-form.ts';

/** The form as it opens. The two numbers begin empty, so that nobody sends a guess as an answer. */
export const blankRequest: RequestFormValues = {
  name: '',
  providerEmail: '',
  keyContactName: '',
  keyContactPhone: '',
  alternatePhone: '',
  venueAddress: '',
  eventCategory: '',
  customEventType: '',
  duration: undefined,
  guestCount: undefined,
  servicesNeeded: [],
  customService: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  venueEntryTime: '',
  venueExitTime: '',
  comments: '',
};
