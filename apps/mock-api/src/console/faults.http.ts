import { json, parsed, Refused } from './answers.ts';
import type { FaultBoard } from './faultBoard.ts';
import { FaultRequest } from './faultRequest.ts';
import { faultTitle, operationTitle, timesTitle } from './page/faultTexts.ts';
import type { ConsoleRoute } from './routes.ts';

/** Faults per operation: list with counters, switch on, switch off one, those of an operation, or all. */
export function faultRoutes(board: FaultBoard): ConsoleRoute[] {
  return [
    { method: 'GET', path: '/console/faults', answer: () => json({ faults: board.list() }) },
    {
      method: 'PUT',
      path: '/console/faults',
      answer: ({ body }) => {
        const fault = board.switchOn(parsed(FaultRequest, body));
        return json({
          fault,
          message: `${faultTitle(fault)} for ${operationTitle(fault.operation)}, ${timesTitle(fault.times)}.`,
        });
      },
    },
    {
      method: 'DELETE',
      path: '/console/faults',
      answer: ({ url }) => {
        const switchedOff = board.switchOff({ operation: url.searchParams.get('operation') ?? undefined });
        return json({ switchedOff, message: 'Faults are switched off.' });
      },
    },
    {
      method: 'DELETE',
      path: '/console/faults/:id',
      answer: ({ params }) => {
        if (board.switchOff({ id: params.id }) === 0) throw new Refused(404, 'There is no such fault any more.');
        return json({ message: 'The fault is switched off.' });
      },
    },
  ];
}
