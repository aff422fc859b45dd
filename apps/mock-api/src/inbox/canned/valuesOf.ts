import type { Prisma } from '@parley/db';
import * as v from 'valibot';
import type { StaffMember } from '#auth/permissions.ts';
import type { Values } from './fillVariables.ts';

const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** How `valuesOf` wants to have a conversation read. */
export const withValues = { visitor: true, assistant: true, client: true } as const;
type Known = Prisma.ConversationGetPayload<{ include: typeof withValues }>;

/** What texts may name of a conversation. A visitor without a name of their own is not addressed as «Visitor 4821». */
export function valuesOf({ visitor, assistant, client, number }: Known, { user }: StaffMember): Values {
  const name = /^Visitor \d+$/.test(visitor.name) ? null : visitor.name;
  const { success, output } = v.safeParse(Attributes, visitor.attributes);
  const attributes = Object.entries(success ? output : {});
  return {
    ...Object.fromEntries(attributes.map(([key, value]) => [`visitor.${key.toLowerCase()}`, value])),
    'visitor.name': name,
    'visitor.first_name': name?.split(' ')[0],
    'visitor.email': visitor.email,
    'visitor.phone': visitor.phone,
    'visitor.city': visitor.city,
    'agent.name': user.name,
    'agent.first_name': user.name.split(' ')[0],
    'assistant.name': assistant.title,
    'company.name': client.name,
    'conversation.number': `#${number}`,
  };
}
