import type { AutomatedFaq, Prisma } from '@parley/db';
import { sourceAddress } from '#answers/sourceAddress.ts';
import type { Context } from '#context.ts';
import { buttonsOf } from './faqRow.ts';

type Deps = Pick<Context, 'db' | 'config'>;
type Leading = Pick<AutomatedFaq, 'clientId' | 'followUp' | 'followUpId' | 'buttons'>;
type Named = { name: string };

/** What of an FAQ leads nowhere, a sentence each: visitors get the answer without it. The database is asked once for all of a page. */
export async function problemsOf(deps: Deps, faq: Leading): Promise<string[]> {
  const articles = buttonsOf(faq).filter(({ kind }) => kind === 'Article');
  const found = await Promise.all([
    followUpProblem(deps, faq),
    ...articles.map(async ({ label, value }) => {
      const why = await articleProblem(deps, faq.clientId, value);
      return why && `The button “${label}” is left out: ${why}`;
    }),
  ]);
  return found.filter((problem) => problem !== null);
}

/** The ids of FAQs of which something leads nowhere. */
export async function faultyFaqs(deps: Deps, clientId: string): Promise<string[]> {
  const leading = await deps.db.automatedFaq.findMany({
    where: { clientId, deletedAt: null, OR: [{ followUpId: { not: null } }, { buttons: { contains: '"Article"' } }] },
    select: { id: true, clientId: true, followUp: true, followUpId: true, buttons: true },
  });
  const checked = await Promise.all(
    leading.map(async (faq) => ({ id: faq.id, problems: await problemsOf(deps, faq) })),
  );
  return checked.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
}

async function followUpProblem(deps: Deps, { clientId, followUp, followUpId: id }: Leading): Promise<string | null> {
  if (id === null) return null;
  if (followUp === 'Flow') {
    const why = await flowProblem(deps.db, clientId, id);
    return why && `No guided flow begins: ${why}`;
  }
  if (followUp === 'Form') {
    const why = await formProblem(deps.db, clientId, id);
    return why && `No form is asked: ${why}`;
  }
  const why = followUp === 'Article' ? await articleProblem(deps, clientId, id) : null;
  return why && `No article is offered: ${why}`;
}

type Looking = Pick<Prisma.TransactionClient, 'guidedFlow' | 'formTemplate'>;

async function flowProblem({ guidedFlow }: Looking, clientId: string, id: string): Promise<string | null> {
  const flow = await guidedFlow.findUnique({
    where: { id, clientId },
    select: { name: true, archivedAt: true, publishedAt: true },
  });
  if (!flow) return 'it is deleted.';
  if (flow.archivedAt) return archived(flow);
  return flow.publishedAt ? null : unpublished(flow);
}

async function formProblem({ formTemplate }: Looking, clientId: string, id: string): Promise<string | null> {
  const form = await formTemplate.findUnique({ where: { id, clientId }, select: { name: true, status: true } });
  if (!form) return 'it is deleted.';
  if (form.status === 'Archived') return archived(form);
  return form.status === 'Active' ? null : unpublished(form);
}

async function articleProblem(deps: Deps, clientId: string, id: string): Promise<string | null> {
  const article = await deps.db.article.findUnique({ where: { id, clientId }, select: { title: true, status: true } });
  if (!article) return 'it is deleted.';
  if (article.status === 'Archived') return archived({ name: article.title });
  return (await sourceAddress(deps, id)) === null ? unpublished({ name: article.title }) : null;
}

const archived = ({ name }: Named) => `“${name}” is archived.`;
const unpublished = ({ name }: Named) => `“${name}” is not published.`;
