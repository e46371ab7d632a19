import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { RequestFormValues } from './request-form.ts';

/** The initial values. The two numbers start empty, so that no client submits a default by accident. */
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
  ...blankEventTexts,
};
