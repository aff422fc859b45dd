import { faker } from '@faker-js/faker/locale/en';
import type { Message, Prisma, Visitor } from '../../client.ts';
import { conversationStateAfter } from '../../factories/conversationState.ts';
import { fakeId } from '../../factories/fakeId.ts';
import { before } from '../instants.ts';
import type { Line, SeedRun, Story } from './story.ts';

type Company = {
  clientId: string;
  /** The start of its pages' addresses, without a slash at the end. */
  site: string;
  /** The numbers of its newest conversation and its newest unnamed visitor. */
  lastConversationNumber: number;
  lastVisitorNumber: number;
};

type NewVisitor = Prisma.VisitorCreateManyInput;
type NewConversation = Prisma.ConversationCreateManyInput;
type NewMessage = Prisma.MessageCreateManyInput;
type Known = Pick<Visitor, 'id' | 'name' | 'email'>;

export type Rows = {
  visitors: NewVisitor[];
  conversations: NewConversation[];
  messages: NewMessage[];
  labels: Prisma.ConversationLabelCreateManyInput[];
  runs: Prisma.FlowRunCreateManyInput[];
  /** What happened in the runs, by day. */
  counts: Prisma.FlowCountCreateManyInput[];
};

/** What the stories of one company are in the database, numbered in the order in which they began. */
export function rowsOf(stories: readonly Story[], company: Company, now: Date): Rows {
  const inOrder = stories.toSorted((a, b) => startOf(b) - startOf(a));
  const visitors = visitorsOf(inOrder, company, now);
  const firstNumber = company.lastConversationNumber - inOrder.length + 1;
  const told = inOrder.map((story, index) => {
    const visitor = visitors.get(keyOf(story));
    if (!visitor) throw new Error('A story lacks its visitor.');
    return tell(story, { company, visitor, number: firstNumber + index, now });
  });
  return {
    visitors: [...visitors.values()],
    conversations: told.map(({ conversation }) => conversation),
    messages: told.flatMap(({ messages }) => messages),
    labels: told.flatMap(({ labels }) => labels),
    runs: told.flatMap(({ runs }) => runs),
    counts: countsOf(inOrder, now),
  };
}

const startOf = ({ lines }: Story) => lines[0]?.ago ?? 0;
const endOf = ({ lines }: Story) => lines.at(-1)?.ago ?? 0;
const keyOf = (story: Story): unknown => story.visitor?.email ?? story;

function visitorsOf(stories: readonly Story[], company: Company, now: Date): Map<unknown, NewVisitor & Known> {
  const unnamed = stories.filter(({ visitor }) => visitor === null);
  const firstVisitor = company.lastVisitorNumber - unnamed.length + 1;
  const visitors = new Map<unknown, NewVisitor & Known>();
  for (const story of stories) {
    const known = visitors.get(keyOf(story));
    visitors.set(keyOf(story), {
      id: known?.id ?? fakeId('vstr'),
      clientId: company.clientId,
      name: story.visitor?.name ?? `Visitor ${firstVisitor + unnamed.indexOf(story)}`,
      email: story.visitor?.email ?? null,
      createdAt: known?.createdAt ?? before(now, startOf(story)),
      lastSeenAt: before(now, story.seenAgo ?? endOf(story)),
    });
  }
  return visitors;
}

type Telling = { company: Company; visitor: Known; number: number; now: Date };

function tell(story: Story, { company, visitor, number, now }: Telling) {
  const id = fakeId('conv');
  const messages = story.lines.map((line, index) => ({
    id: fakeId('mesg'),
    conversationId: id,
    sequence: index + 1,
    visitorSequence: index + 1,
    ...(line.event && { kind: 'Event' as const, payload: JSON.stringify({ type: line.event, isForVisitor: true }) }),
    ...(line.isForm && { kind: 'Form' as const }),
    author: line.author,
    ...writerOf(line, story, visitor),
    body: line.body,
    key: faker.string.uuid(),
    createdAt: before(now, line.ago),
  }));
  const createdAt = before(now, startOf(story));
  const state = conversationStateAfter(messages, { status: story.status, createdAt });
  const conversation: NewConversation = {
    id,
    clientId: company.clientId,
    number,
    assistantId: story.assistant.id,
    visitorId: visitor.id,
    visitorName: visitor.name,
    visitorEmail: visitor.email,
    status: story.status,
    handledBy: story.status === 'Pending' ? 'AI' : 'Agent',
    assigneeId: story.assignee?.id ?? null,
    teamId: story.team?.id ?? null,
    priority: story.priority ?? 0,
    language: story.language ?? 'en',
    ...(story.handoffAgo !== undefined && { handoffRequestedAt: before(now, story.handoffAgo) }),
    ...state,
    ...(story.isRead && { containMessagesUnreadByAgents: false, unreadCount: 0 }),
    ...(story.isSettled && { waitingSince: null }),
    firstAgentReplyAt: messages.find(({ author }) => author === 'Agent')?.createdAt ?? null,
    ...(story.status === 'Resolved' && resolutionOf(state.lastActivityAt, number)),
    ...(story.seenAgo !== undefined && { visitorReadAt: before(now, story.seenAgo) }),
    startPageUrl: company.site + story.page,
    startTriggerId: story.triggerId ?? null,
    version: story.lines.length,
    createdAt,
  };
  const labels = (story.labels ?? []).map((label) => ({ conversationId: id, labelId: label.id }));
  const runs = story.run ? [runOf(story.run, { conversationId: id, createdAt, endedAt: state.lastActivityAt })] : [];
  return { conversation, messages, labels, runs };
}

type RunIn = { conversationId: string; createdAt: Date; endedAt: Date };

/** A visitor who does not go on has left, as one finds after a while. */
function runOf(run: SeedRun, { conversationId, createdAt, endedAt }: RunIn): Prisma.FlowRunCreateManyInput {
  const { guidedFlowId, versionNumber, position } = run;
  return {
    id: `frun_${conversationId}`,
    guidedFlowId,
    conversationId,
    versionNumber,
    state: position.state === 'Waiting' ? 'Left' : position.state,
    waitingFor: JSON.stringify(position.waitingFor),
    path: JSON.stringify(position.path),
    lastNodeId: position.path.at(-1) ?? null,
    startedAt: createdAt,
    lastActivityAt: endedAt,
    endedAt,
  };
}

function countsOf(stories: readonly Story[], now: Date): Prisma.FlowCountCreateManyInput[] {
  const counts = new Map<string, Prisma.FlowCountCreateManyInput>();
  for (const { run } of stories) {
    if (!run) continue;
    const { guidedFlowId, versionNumber } = run;
    for (const { kind, subject, ago } of run.happened) {
      const day = before(now, ago).toISOString().slice(0, 10);
      const key = JSON.stringify([guidedFlowId, versionNumber, day, kind, subject]);
      const count = 1 + (counts.get(key)?.count ?? 0);
      counts.set(key, { guidedFlowId, versionNumber, day, kind, subject, count });
    }
  }
  return [...counts.values()];
}

/** When it was resolved, and what the visitor thought of it, which about half of them say. */
function resolutionOf(resolvedAt: Date, number: number): Partial<NewConversation> {
  const csatRating = RATINGS[number % RATINGS.length];
  if (!csatRating) return { resolvedAt };
  return { resolvedAt, csatAskedAt: resolvedAt, csatRating, csatRatedAt: resolvedAt };
}

/** Not drawn by lot, so that what is drawn for others stays the same. */
const RATINGS = [5, null, 4, null, 5, 5, null, 3, null, 5, null, 4, 2];

function writerOf(line: Line, story: Story, visitor: Known): Pick<Message, 'authorId' | 'authorName'> {
  if (line.person) return { authorId: line.person.id, authorName: line.person.name };
  if (line.author === 'Visitor') return { authorId: visitor.id, authorName: visitor.name };
  return { authorId: null, authorName: line.author === 'System' ? 'Parley' : story.assistant.title };
}
