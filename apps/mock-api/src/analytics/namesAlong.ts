import type { Label } from '@parley/db';
import type { Deps } from '#context.ts';
import type { Dimension } from './figuresOf.ts';

type Along = { dimension: Dimension; values: string[] };
type Row = { id: string; title: string; label?: Label };

/** What a value is called, and the label that it is. */
export type Named = { name: string; label: Label | null };

const ANSWERED_BY: Readonly<Record<string, string>> = {
  Assistant: 'Assistants',
  Faq: 'Automated FAQs',
  Flow: 'Guided flows',
  Agent: 'People of the team',
  Nobody: 'Nobody yet',
};

/** What the values of a dimension are called now; what is gone is called so. */
export async function namesAlong(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  { dimension, values }: Along,
): Promise<(value: string) => Named> {
  const where = { clientId, id: { in: values } };
  const rows = await (async (): Promise<Row[] | null> => {
    switch (dimension) {
      case 'assistant':
        return db.assistant.findMany({ where, select: { id: true, title: true } });
      case 'article':
        return db.article.findMany({ where, select: { id: true, title: true } });
      case 'faq':
        return (await db.automatedFaq.findMany({ where, select: { id: true, question: true } })).map(
          ({ id, question: title }) => ({ id, title }),
        );
      case 'agent':
        return (await db.user.findMany({ where, select: { id: true, name: true } })).map(({ id, name: title }) => ({
          id,
          title,
        }));
      case 'team':
        return (await db.team.findMany({ where, select: { id: true, name: true } })).map(({ id, name: title }) => ({
          id,
          title,
        }));
      case 'label':
        return (await db.label.findMany({ where })).map((label) => ({ id: label.id, title: label.name, label }));
      default:
        return null;
    }
  })();
  if (rows === null) return (value) => ({ name: ANSWERED_BY[value] ?? value, label: null });
  const known = new Map(rows.map((row) => [row.id, row]));
  return (value) => {
    const { title = 'Deleted', label = null } = known.get(value) ?? {};
    return { name: title, label };
  };
}
