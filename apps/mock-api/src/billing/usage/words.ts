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

/** «1 December», as the calendar there has it. */
export const dayAndMonth = (at: Date, timeZone: string) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone });
