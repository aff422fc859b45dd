import { storedConfig } from '@parley/assistant-config/storedConfig';
import { storedForm } from '@parley/form/formSchema';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import type { AnalyticsFunnelKind } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { triggerKey } from './stepsOf.ts';

type Asked = { kind: AnalyticsFunnelKind; ids: readonly string[] };

type Names = {
  nameOf: (id: string) => string;
  /** What a step of a flow, or a question of a form, is called now. */
  placeOf: (id: string, place: string) => string;
};

/** What flows, forms, shops, products and triggers are called now, and their parts; what is gone is called so. */
export async function namesOfSteps({ db }: Pick<Deps, 'db'>, clientId: string, { kind, ids }: Asked): Promise<Names> {
  const names = new Map((await namedRows(db, clientId, { kind, ids })).map(({ id, name }) => [String(id), name]));
  const places = new Map<string, ReadonlyMap<string, string>>();
  if (kind === 'Flow' || kind === 'Form') {
    const drafts = await db.draft.findMany({ where: { clientId, subjectId: { in: [...names.keys()] } } });
    for (const { subjectId, content } of drafts) places.set(subjectId, placesIn(kind, content));
  }
  return {
    nameOf: (id) => names.get(id) ?? 'Deleted',
    placeOf: (id, place) =>
      places.get(id)?.get(place) ?? (kind === 'Flow' ? 'A step that is gone' : 'A question that is gone'),
  };
}

async function namedRows(db: Deps['db'], clientId: string, { kind, ids }: Asked) {
  const where = { clientId, id: { in: [...ids] } };
  switch (kind) {
    case 'Flow':
      return db.guidedFlow.findMany({ where, select: { id: true, name: true } });
    case 'Form':
      return db.formTemplate.findMany({ where, select: { id: true, name: true } });
    case 'Store':
      return (await db.storeIntegration.findMany({ where, select: { id: true, displayName: true } })).map(
        ({ id, displayName: name }) => ({ id, name }),
      );
    case 'Product':
      return (
        await db.product.findMany({
          where: { clientId, id: { in: ids.map(Number) } },
          select: { id: true, title: true },
        })
      ).map(({ id, title: name }) => ({ id, name }));
    case 'Trigger':
      return namedTriggers(db, clientId, ids);
    default:
      return kind satisfies never;
  }
}

async function namedTriggers(db: Deps['db'], clientId: string, ids: readonly string[]) {
  const assistantIds = [...new Set(ids.map((id) => id.split('/')[0] ?? ''))];
  const drafts = await db.draft.findMany({ where: { clientId, subjectId: { in: assistantIds } } });
  return drafts.flatMap(({ subjectId, content }) =>
    storedConfig(content).triggers.items.map(({ id, name }) => ({ id: triggerKey(subjectId, id), name })),
  );
}

function placesIn(kind: 'Flow' | 'Form', content: string): ReadonlyMap<string, string> {
  if (kind === 'Flow') return nodeNames(storedFlow(content).graph);
  return new Map(storedForm(content).fields.map(({ id, label }) => [id, label]));
}
