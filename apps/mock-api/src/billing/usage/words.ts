import type { UsageMetric } from '@parley/db';

/** «form submissions». */
export const NAME_OF: Readonly<Record<UsageMetric, string>> = {
  Messages: 'messages',
  FormSubmissions: 'form submissions',
  MapRequests: 'map requests',
  ApiRequests: 'API requests',
};

/** «4,000 messages». */
export const amountOf = (metric: UsageMetric, count: number) => `${count.toLocaleString('en')} ${NAME_OF[metric]}`;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «1 December». */
export const dayAndMonth = (at: Date) => day.format(at);
