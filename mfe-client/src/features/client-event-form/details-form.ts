import type { clientEventForm, ClientEventForm } from '@marquee/contracts/event-requests';
import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';

export type DetailsFormValues = z.input<typeof clientEventForm>;
export type DetailsForm = ContractForm<DetailsFormValues, ClientEventForm>;
export type DetailsSectionProps = { form: DetailsForm };

export const blankDetails: DetailsFormValues = {
  eventName: '',
  eventDate: '',
  startTime: '',
  venueAddress: '',
  homeAddress: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  additionalContactName: '',
  additionalContactEmail: '',
  additionalContactPhone: '',
  eventCategory: '',
  guestOfHonorNames: '',
  ...blankEventTexts,
};
