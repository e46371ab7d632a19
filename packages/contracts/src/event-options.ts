/** Event types on the create-event page. */
export const createEventTypes = [
  '40th Birthday',
  '50th Birthday',
  '60th Birthday',
  'Anniversary Party',
  'Wedding',
  'Reception',
  'Graduation',
  'Sweet16',
  'Milestone Birthday',
  'Henna',
  'Other',
] as const;

/** Services that a client can request on the create-event page. */
export const neededServices = [
  'DJ',
  'Photography',
  'Dance',
  'Qwali',
  'Videography',
  'Lighting',
  'Sound System',
  'Catering',
  'Decoration',
  'Other',
] as const;

/** Categories of the edit-event page: the stored value and its label. */
export const editEventCategories = [
  { value: 'Wedding', label: 'Wedding' },
  { value: 'Birthday', label: 'Birthday Party' },
  { value: 'Corporate', label: 'Corporate Event' },
  { value: 'Anniversary', label: 'Anniversary' },
  { value: 'Graduation', label: 'Graduation' },
  { value: 'Holiday', label: 'Holiday Party' },
  { value: 'Other', label: 'Other' },
] as const;

/** Categories of the client event form. */
export const clientFormCategories = [
  'Wedding',
  'Reception',
  'Birthday',
  'Milestone Birthday',
  'Sweet16',
  'Anniversary',
  'Graduation',
  'Henna',
  'Corporate',
  'Holiday',
  'Other',
] as const;

/** Every category that a form offers. Any other category was typed by a person. */
export const offeredCategories: ReadonlySet<string> = new Set([
  ...createEventTypes,
  ...editEventCategories.map(({ value }) => value),
  ...clientFormCategories,
]);

/** Services that a provider chooses from at sign-up. */
export const providerServiceTypes = [
  'DJ Services',
  'Photography',
  'Videography',
  'Catering',
  'Event Planning',
  'Lighting',
  'Sound Equipment',
  'Entertainment',
  'Decorations',
  'Other',
] as const;
