import { editEventCategories } from '@marquee/contracts/event-options';

type CategoryOption = { value: string; label: string };

/** The categories of the edit form. Adds the stored category if the form does not list it, so that saving keeps that category. */
export function categoryOptions(stored: string): CategoryOption[] {
  const isListed = stored === '' || editEventCategories.some(({ value }) => value === stored);
  return isListed ? [...editEventCategories] : [...editEventCategories, { value: stored, label: stored }];
}
