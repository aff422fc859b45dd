import type { Db } from '../../client.ts';
import { buildMacro } from '../../factories/macros.ts';
import { JONAS, MAYA, ROSA } from '../auth.ts';
import { KESTREL, NORTHWIND } from '../billing.ts';
import { before, DAY } from '../instants.ts';
import { REPAIRS } from './labels.ts';
import { WORKSHOP } from './teams.ts';

const REPAIR = {
  id: 'macr_repair',
  ownerId: JONAS.id,
  name: 'Send to the workshop',
  usageCount: 64,
  actions: [
    { type: 'AddLabels', labelIds: [REPAIRS.id] },
    { type: 'MoveToTeam', teamId: WORKSHOP.id },
    { type: 'SetPriority', priority: 'Medium' },
    {
      type: 'SendMessage',
      body: 'Hi {{visitor.first_name}}, our workshop looks at it. Bring it along or send it in, and mention {{conversation.number}}.',
    },
    { type: 'Snooze', snoozeUntil: 'in 3 days' },
  ],
};

const CLOSE = {
  id: 'macr_close',
  ownerId: MAYA.id,
  name: 'Thank and close',
  usageCount: 112,
  actions: [
    { type: 'SendMessage', body: 'You are welcome. Have a good tour, and write whenever something is missing.' },
    { type: 'Resolve' },
  ],
};

const MINE = {
  id: 'macr_mine',
  ownerId: MAYA.id,
  name: 'I call them back',
  usageCount: 9,
  scope: 'Me' as const,
  actions: [
    { type: 'TakeOver' },
    { type: 'AssignToMe' },
    { type: 'SetPriority', priority: 'High' },
    { type: 'AddNote', body: 'To be called back: {{visitor.name}}.' },
  ],
};

/** Northwind's macros, one of them Maya's alone, and one of the second company, which Northwind must never see. */
export async function seedMacros(db: Db, now: Date): Promise<void> {
  for (const macro of [REPAIR, CLOSE, MINE]) {
    await buildMacro(db, { clientId: NORTHWIND, now: before(now, 90 * DAY), ...macro });
  }
  await buildMacro(db, {
    id: 'macr_kestrel',
    clientId: KESTREL,
    ownerId: ROSA.id,
    name: 'Table booked',
    now: before(now, 60 * DAY),
  });
}
