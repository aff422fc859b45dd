import * as v from 'valibot';
import { all, find } from './account.ts';
import { text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { StripeRoute } from './route.ts';

export const eventRoutes: StripeRoute[] = [
  { on: 'GET /v1/events/:id', answer: (world, { ids: [id] }) => find(world, 'event', id) },
  {
    on: 'GET /v1/events',
    answer: (world, { params }) => {
      const { type, types, ...page } = readList({ type: v.optional(text), types: v.optional(v.array(text)) }, params);
      const wanted = types ?? (type === undefined ? null : [type]);
      const events = all(world, 'event').filter((one) => wanted === null || wanted.includes(one.type));
      return pageOf('/v1/events', events, page);
    },
  },
];
