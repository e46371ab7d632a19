import { editEventCategories } from '@marquee/contracts/event-options';

type CategoryOption = { value: string; label: string };

/** The categories of this form, and the stored category if the form does not list it, so that saving does not lose it. */
export function categoryOptions(stored: string): CategoryOption[] {
  const isListed = stored === '' || editEventCategories.some(({ value }) => value === stored);
  return isListed ? [...editEventCategories] : [...editEventCategories, { value: stored, label: stored }];
}
