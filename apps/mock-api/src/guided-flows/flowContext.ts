import type { Prisma } from '@parley/db';
import type { FlowContext } from '@parley/guided-flow/validateFlow';
import { eventTypesOf } from '#integrations/calendly/eventTypes.ts';
import { findGuidedFlow } from './guidedFlows.service.ts';

type Tx = Prisma.TransactionClient;

export type FormNow = { id: string; name: string; isUsable: boolean; fieldCount: number };

/** The forms of a company, by name; visitors can be asked those that are published. */
export async function formsOf(tx: Tx, clientId: string): Promise<FormNow[]> {
  const forms = await tx.formTemplate.findMany({
    where: { clientId },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, status: true, fieldCount: true },
  });
  return forms.map(({ status, ...form }) => ({ ...form, isUsable: status === 'Active' }));
}

/** Of which flow, or of a new one, somebody asks what it may refer to. */
export type ContextOf = { clientId: string; guidedFlowId: string | null };

/** Throws NOT_FOUND. */
export async function contextOf(tx: Tx, clientId: string, guidedFlowId?: string | null): Promise<ContextOf> {
  if (guidedFlowId) await findGuidedFlow(tx, clientId, guidedFlowId);
  return { clientId, guidedFlowId: guidedFlowId ?? null };
}

/** The names of the company's other flows that are not in the archive. */
export async function otherNames(tx: Tx, { clientId, guidedFlowId }: ContextOf): Promise<string[]> {
  const others = await tx.guidedFlow.findMany({
    where: { clientId, archivedAt: null, ...(guidedFlowId && { id: { not: guidedFlowId } }) },
    select: { name: true },
    orderBy: { name: 'asc' },
  });
  return others.map(({ name }) => name);
}

/** The teams of a company by name, with those of their people who have joined. */
export async function teamsOf(tx: Tx, clientId: string) {
  const teams = await tx.team.findMany({
    where: { clientId },
    orderBy: { name: 'asc' },
    select: {
      id: true,
      name: true,
      members: {
        where: { user: { status: 'Active' } },
        orderBy: { user: { name: 'asc' } },
        select: { userId: true },
      },
    },
  });
  return teams.map(({ id, name, members }) => ({
    id,
    name,
    activeCount: members.length,
    memberIds: members.map(({ userId }) => userId),
  }));
}

/** The people of a company, by name. */
export async function peopleOf(tx: Tx, clientId: string) {
  const people = await tx.user.findMany({
    where: { clientId },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, avatar: true, title: true, bio: true, status: true },
  });
  return people.map(({ status, ...person }) => ({ ...person, isActive: status === 'Active' }));
}

/** Whether bookings can be made with a company. */
export const isCalendlyConnected = async (tx: Tx, clientId: string): Promise<boolean> =>
  (await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { integratedWithCalendly: true } }))
    .integratedWithCalendly;

/** All that the rules of flows ask for (packages/guided-flow). */
export async function loadFlowContext(tx: Tx, of: ContextOf): Promise<FlowContext> {
  const { clientId } = of;
  const forms = await formsOf(tx, clientId);
  const teams = await teamsOf(tx, clientId);
  const people = await peopleOf(tx, clientId);
  const eventTypes = await eventTypesOf(tx, clientId);
  return {
    otherNames: await otherNames(tx, of),
    forms: new Map(forms.map((form) => [form.id, form])),
    teams: new Map(teams.map((team) => [team.id, team])),
    people: new Map(people.map((person) => [person.id, person])),
    calendly: {
      isConnected: await isCalendlyConnected(tx, clientId),
      activeEventTypes: new Set(eventTypes.filter(({ isActive }) => isActive).map(({ uri }) => uri)),
    },
  };
}

const MOST_ASKED = 500;

/** Those of a company's articles with these ids that visitors may read. */
export const publishedArticles = (tx: Tx, clientId: string, ids: readonly string[]) =>
  tx.article.findMany({
    where: { clientId, status: 'Published', id: { in: ids.slice(0, MOST_ASKED) } },
    orderBy: { title: 'asc' },
  });

/** Those of a company's forms with these ids. */
export const namedForms = (tx: Tx, clientId: string, ids: readonly string[]) =>
  tx.formTemplate.findMany({
    where: { clientId, id: { in: ids.slice(0, MOST_ASKED) } },
    orderBy: { name: 'asc' },
  });
