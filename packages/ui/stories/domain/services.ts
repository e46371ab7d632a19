/** What a client may ask for. */
export const services = [
  'DJ Services',
  'Photography',
  'Catering',
  'Lighting',
  'Decoration',
  'Event Planning',
  'Sound Equipment',
  'Videography',
];
