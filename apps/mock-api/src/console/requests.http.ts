import { json } from './answers.ts';
import type { RequestLog } from './requestLog.ts';
import type { ConsoleRoute } from './routes.ts';

/** The log of operations: newest first, narrowed by `?operation=` and `?after=<number>`. */
export function requestRoutes(log: RequestLog): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: '/console/requests',
      answer: ({ url }) => {
        const operation = url.searchParams.get('operation');
        const after = Number(url.searchParams.get('after') ?? 0);
        const requests = log.list().filter((request) => {
          return request.number > after && (operation === null || request.operation === operation);
        });
        return json({ requests });
      },
    },
    {
      method: 'DELETE',
      path: '/console/requests',
      answer: () => {
        log.clear();
        return json({ message: 'The request log is empty.' });
      },
    },
  ];
}
