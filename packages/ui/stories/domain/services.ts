/** Services that a client can request. */
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
