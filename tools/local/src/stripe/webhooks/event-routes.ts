import { text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get } from '../http/route.ts';

export const eventRoutes = [
  get('/events', pageFields.extend({ type: text.optional() }), (context, { fields: { type, ...page } }) => {
    const found = context.list('event').filter((event) => type === undefined || event.type === type);
    return pageOf(found, page, '/v1/events');
  }),
  retrieve('/events/:id', 'event'),
];
