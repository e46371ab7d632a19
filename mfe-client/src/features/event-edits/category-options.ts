import { editEventCategories } from '@marquee/contracts/event-options';

type CategoryOption = { value: string; label: string };

/** The list of this form, and the stored category where it is none of them, so that it is never lost. */
export function categoryOptions(stored: string): CategoryOption[] {
  const isListed = stored === '' || editEventCategories.some(({ value }) => value === stored);
  return isListed ? [...editEventCategories] : [...editEventCategories, { value: stored, label: stored }];
}
