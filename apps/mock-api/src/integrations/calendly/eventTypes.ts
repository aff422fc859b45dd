import type { GuidedFlow, Prisma } from '@parley/db';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { calendlyOf, settingsOf, type CalendlySettings } from './calendlyAccount.ts';

type Tx = Prisma.TransactionClient;
export type EventTypeRow = CalendlySettings['eventTypes'][number];

const byName = (one: EventTypeRow, other: EventTypeRow) => one.name.localeCompare(other.name);

/** What can be booked with a company, by name, as it was last fetched; nothing when it has connected no calendar. */
export async function eventTypesOf(tx: Pick<Tx, 'integration'>, clientId: string): Promise<EventTypeRow[]> {
  const integration = await calendlyOf(tx, clientId);
  return integration ? settingsOf(integration).eventTypes.toSorted(byName) : [];
}

/** What new steps of flows begin with; null: nothing. */
export async function defaultEventTypeOf(tx: Pick<Tx, 'integration'>, clientId: string): Promise<string | null> {
  const integration = await calendlyOf(tx, clientId);
  return integration && settingsOf(integration).defaultEventTypeUri;
}

/** What can be booked in chats now, by its address: nothing while Calendly does not let us in. */
export async function bookableTypes(tx: Tx, clientId: string): Promise<ReadonlyMap<string, EventTypeRow>> {
  const integration = await calendlyOf(tx, clientId);
  if (integration?.status !== 'Connected') return new Map();
  const active = settingsOf(integration).eventTypes.filter(({ isActive }) => isActive);
  return new Map(active.map((type) => [type.uri, type]));
}

export type BookingFlow = { flow: GuidedFlow; eventTypeUris: ReadonlySet<string> };

/** The published flows of a company in which something can be booked, by name. */
export async function bookingFlows(tx: Pick<Tx, 'guidedFlow' | 'version'>, clientId: string): Promise<BookingFlow[]> {
  const flows = await tx.guidedFlow.findMany({
    where: { clientId, archivedAt: null, publishedAt: { not: null } },
    orderBy: { name: 'asc' },
  });
  const versions = await tx.version.findMany({
    where: { clientId, subjectId: { in: flows.map(({ id }) => id) } },
    orderBy: { number: 'desc' },
    distinct: ['subjectId'],
    select: { subjectId: true, content: true },
  });
  const contents = new Map(versions.map(({ subjectId, content }) => [subjectId, content]));
  return flows.flatMap((flow) => {
    const eventTypeUris = urisIn(contents.get(flow.id));
    return eventTypeUris.size > 0 ? [{ flow, eventTypeUris }] : [];
  });
}

function urisIn(content: string | undefined): ReadonlySet<string> {
  if (content === undefined) return new Set();
  return new Set(
    storedFlow(content).graph.nodes.flatMap((node) =>
      node.type === 'Calendly' && node.data.eventTypeUri !== null ? [node.data.eventTypeUri] : [],
    ),
  );
}
