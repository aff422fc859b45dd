import * as v from 'valibot';
import { STAND_IN_FAULTS, STAND_IN_SERVICES, type StandInFaults } from '#stand-ins/faults.ts';
import { json, parsed } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';

const Switch = v.object({
  service: v.picklist(STAND_IN_SERVICES),
  kind: v.picklist(STAND_IN_FAULTS),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** What goes wrong at the shops, the helpdesk and the calendar that are played here: list, switch on, switch all off. */
export function standInRoutes(faults: StandInFaults): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: '/console/stand-ins',
      answer: () => json({ services: STAND_IN_SERVICES, faults: faults.list() }),
    },
    {
      method: 'PUT',
      path: '/console/stand-ins',
      answer: ({ body }) => {
        const { service, kind, times } = parsed(Switch, body);
        faults.switchOn(service, kind, times);
        return json({
          faults: faults.list(),
          message: `${kind} at ${service}, ${times === 1 ? 'once' : `${times} times`}.`,
        });
      },
    },
    {
      method: 'DELETE',
      path: '/console/stand-ins',
      answer: () => {
        faults.switchOff();
        return json({ message: 'All services work again.' });
      },
    },
  ];
}
