import type { GuidedFlow } from '@parley/db';
import type { Graph } from '@parley/guided-flow/flow';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import type { Context } from '#context.ts';

type Naming = { flow: GuidedFlow; ids: ReadonlySet<string> };

const NAMING = new WeakMap<object, Promise<Naming[]>>();

/** The flows of a company that visitors run by now and that name this person or team, by name. */
export async function flowsNaming(ctx: Pick<Context, 'db'>, clientId: string, id: string): Promise<GuidedFlow[]> {
  // One request looks once, for all that it asks about.
  const naming = NAMING.get(ctx) ?? namingOf(ctx, clientId);
  NAMING.set(ctx, naming);
  return (await naming).filter(({ ids }) => ids.has(id)).map(({ flow }) => flow);
}

async function namingOf({ db }: Pick<Context, 'db'>, clientId: string): Promise<Naming[]> {
  const flows = await db.guidedFlow.findMany({
    where: { clientId, archivedAt: null, publishedAt: { not: null } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  const versions = await db.version.findMany({
    where: { clientId, subjectId: { in: flows.map(({ id }) => id) } },
    orderBy: { number: 'desc' },
    distinct: ['subjectId'],
    select: { subjectId: true, content: true },
  });
  const contents = new Map(versions.map(({ subjectId, content }) => [subjectId, content]));
  return flows.flatMap((flow) => {
    const content = contents.get(flow.id);
    return content === undefined ? [] : [{ flow, ids: new Set(namedIn(storedFlow(content).graph)) }];
  });
}

/** A step that shows a team does not show the single people who were chosen before. */
const namedIn = ({ nodes }: Graph): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'Handoff') return node.data.teamId ?? [];
    if (node.type !== 'Team') return [];
    return node.data.teamId ?? [...node.data.memberIds];
  });
