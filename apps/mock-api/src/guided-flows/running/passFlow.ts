import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Conversation, FlowRun, Message, Prisma } from '@parley/db';
import type { Graph, GraphNode, GuidedFlow as FlowContent } from '@parley/guided-flow/flow';
import { happenings } from '@parley/guided-flow/happenings';
import { passHandoff } from '@parley/guided-flow/handoff';
import {
  advance,
  inputAt,
  isAsked,
  startFlow,
  type FlowPosition,
  type FlowStep,
} from '@parley/guided-flow/interpreter';
import { saidStep, shownSteps } from '@parley/guided-flow/shownSteps';
import * as v from 'valibot';
import type { FlowPressInput } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import type { Changed } from '#inbox/live/appendEvent.ts';
import { latestVersion, publishedVersion } from '#versioning/versions.service.ts';
import { reachableFlows } from '../usedIn.ts';
import { appendShown } from './appendShown.ts';
import { countHappenings } from './countHappenings.ts';
import { doableTasks, type Doable } from './doableTasks.ts';
import { flowVersion } from './flowVersion.ts';
import { handOverAtStep, keepEmail } from './handoffStep.ts';
import { leaveRuns } from './leaveRuns.ts';
import { valuesOf } from './valuesOf.ts';

type Tx = Prisma.TransactionClient;
type Pass = { conversation: Conversation; press: FlowPressInput; now: Date };

/** What came of a press: messages in order, and whether people have the conversation now. */
export type Passed = { conversation: Conversation; messages: Message[]; handedOver: Changed | null };

/**
 * Begins a flow in a conversation, or goes on in one, with what its visitor has pressed and already said. Throws NOT_FOUND for a flow
 * that the assistant does not offer, and TOO_LATE for what is not waited for any more.
 */
export async function passFlow(tx: Tx, { conversation, press, now }: Pass): Promise<Passed> {
  if (!press.guidedFlowId) return goOnInRun(tx, { conversation, press, now });
  const { content } = await publishedVersion(tx, conversation.assistantId);
  if (!reachableFlows(storedConfig(content)).includes(press.guidedFlowId)) throw notOffered();
  return beginRun(tx, { conversation, guidedFlowId: press.guidedFlowId, now });
}

const notOffered = () => domainError('NOT_FOUND', 'This is not offered any more.');

type Begin = { conversation: Conversation; guidedFlowId: string; now: Date };

/** Begins a flow, whoever offers it. Throws NOT_FOUND for one that is not published. */
export async function beginRun(tx: Tx, { conversation, guidedFlowId, now }: Begin): Promise<Passed> {
  const { id: conversationId, clientId } = conversation;
  const flow = await tx.guidedFlow.findUnique({ where: { id: guidedFlowId, clientId, archivedAt: null } });
  const version = flow && (await latestVersion(tx, flow.id));
  if (!version) throw notOffered();
  const versionNumber = version.number;
  const content = await flowVersion(tx, { guidedFlowId, versionNumber });
  const doable = await doableTasks(tx, { conversation, graph: content.graph, now });
  const step = passedTasks(content.graph, startFlow(content.graph), doable);
  await leaveRuns(tx, { conversationId, now });
  const run = await tx.flowRun.create({
    data: {
      id: newId('FlowRun'),
      guidedFlowId,
      conversationId,
      versionNumber,
      startedAt: now,
      ...standing(content.graph, step.position, now),
    },
  });
  return show(tx, { conversation, run, content, before: null, step, doable, now });
}

async function goOnInRun(tx: Tx, { conversation: given, press, now }: Pass): Promise<Passed> {
  const { runId, nodeId, email } = press;
  const run = runId ? await tx.flowRun.findUnique({ where: { id: runId, conversationId: given.id } }) : null;
  if (!run) throw notOffered();
  if (run.state !== 'Waiting' || given.assigneeId !== null) throw tooLate();
  const content = await flowVersion(tx, run);
  const before = positionOf(run);
  const next = advance(content.graph, before, inputAt(content.graph, before, nodeId ?? ''));
  if (next.position === before) throw tooLate();
  const isAnswered = content.graph.nodes.some((node) => node.id === nodeId && isAsked(before, node));
  const conversation = isAnswered && email ? await keepEmail(tx, given, email) : given;
  return pass(tx, { conversation, run, content, before, next, now });
}

type Finish = {
  conversation: Conversation;
  /** Which: by its id, or the one of this flow that waits. */
  run: { id: string } | { guidedFlowId: string };
  nodeId: string;
  /** The visitor does not want to do it. */
  isLeft?: boolean;
  now: Date;
};

/** Goes on behind a step that was finished otherwise than by a press; null when the flow does not wait there any more. */
export async function finishTask(
  tx: Tx,
  { conversation, run: which, nodeId, isLeft = false, now }: Finish,
): Promise<Passed | null> {
  const run = await tx.flowRun.findFirst({ where: { ...which, conversationId: conversation.id, state: 'Waiting' } });
  if (!run || conversation.assigneeId !== null) return null;
  const content = await flowVersion(tx, run);
  const before = positionOf(run);
  const next = advance(content.graph, before, { kind: 'Finish', nodeId });
  if (next.position === before) return null;
  const node = content.graph.nodes.find(({ id }) => id === nodeId);
  const afterwards = !isLeft && (node?.type === 'Calendly' || node?.type === 'Form') ? node.data.afterwards : '';
  return pass(tx, { conversation, run, content, before, next, afterwards, now });
}

type Going = {
  conversation: Conversation;
  run: FlowRun;
  content: FlowContent;
  before: FlowPosition;
  next: FlowStep;
  afterwards?: string;
  now: Date;
};

async function pass(tx: Tx, { run, next, ...going }: Going): Promise<Passed> {
  const { conversation, content, now } = going;
  const doable = await doableTasks(tx, { conversation, graph: content.graph, now });
  const step = passedTasks(content.graph, next, doable);
  const changed = await tx.flowRun.update({ where: { id: run.id }, data: standing(content.graph, step.position, now) });
  return show(tx, { ...going, run: changed, step, doable });
}

const tooLate = () => domainError('TOO_LATE', 'The conversation has moved on since. Choose among what is offered now.');

const Ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Where the visitor is in a run. */
export const positionOf = ({ state, waitingFor, path }: FlowRun): FlowPosition => ({
  state: state === 'Left' ? 'Completed' : state,
  waitingFor: v.parse(Ids, waitingFor),
  path: v.parse(Ids, path),
});

/** A visitor who does not answer what a handoff asks, an address or a form, still wants a person. */
const HANDOFF_PATIENCE_MS = 10 * 60_000;

const standing = ({ nodes }: Graph, position: FlowPosition, now: Date) => ({
  ...storedPosition(position, now),
  handsOverAt: nodes.some((node) => isAsked(position, node)) ? new Date(now.getTime() + HANDOFF_PATIENCE_MS) : null,
});

const storedPosition = ({ state, waitingFor, path }: FlowPosition, now: Date) => ({
  state,
  waitingFor: JSON.stringify(waitingFor),
  path: JSON.stringify(path),
  lastNodeId: path.at(-1) ?? null,
  lastActivityAt: now,
  endedAt: state === 'Waiting' ? null : now,
});

/** A form or a booking that cannot be had in the chat is told of and passed, and a handoff that has nothing to ask is made. */
function passedTasks(graph: Graph, first: FlowStep, doable: Doable): FlowStep {
  const passed = new Set<string>();
  let step = first;
  for (;;) {
    const task = graph.nodes.find((node) => step.position.waitingFor.includes(node.id) && !canBeDone(node, doable));
    // A circle of nothing but forms would have no end.
    if (!task || passed.has(task.id)) return passHandoff(graph, step, doable);
    passed.add(task.id);
    const { position, messages } = advance(graph, step.position, { kind: 'Finish', nodeId: task.id });
    step = { position, messages: [...step.messages, ...messages] };
  }
}

function canBeDone(node: GraphNode, { bookable, askable }: Doable): boolean {
  if (node.type === 'Calendly') return bookable.has(node.data.eventTypeUri ?? '');
  return node.type !== 'Form' || askable.has(node.data.formTemplateId ?? '');
}

type Show = {
  conversation: Conversation;
  run: FlowRun;
  content: FlowContent;
  before: FlowPosition | null;
  step: FlowStep;
  doable: Doable;
  /** What is said first, about the step that was finished. */
  afterwards?: string;
  now: Date;
};

async function show(
  tx: Tx,
  { conversation, run, content, before, step, doable, afterwards = '', now }: Show,
): Promise<Passed> {
  const { clientId } = conversation;
  await countHappenings(tx, { run, clientId, happenings: happenings(content.graph, before, step.position), now });
  const values = await valuesOf(tx, conversation);
  const articles = await articleTitles(tx, clientId, content.graph);
  const shown = [
    ...saidStep(afterwards, values),
    ...shownSteps(step.messages, {
      values,
      articleTitles: articles,
      teamMembers: await teamMembers(tx, clientId, content.graph),
      ...doable,
    }),
  ];
  const told = await appendShown(tx, { conversation, run, shown, isWaiting: run.state === 'Waiting', now });
  if (step.position.state !== 'HandedOff') return { ...told, handedOver: null };
  const handedOver = await handOverAtStep(tx, { ...told, graph: content.graph, position: step.position, now });
  const { messages, conversation: changed } = handedOver;
  return { conversation: changed, messages: [...told.messages, ...messages], handedOver };
}

/** The people of the teams that a flow shows, as they are now. */
async function teamMembers(
  tx: Tx,
  clientId: string,
  { nodes }: Graph,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = nodes.flatMap((node) => (node.type === 'Team' ? (node.data.teamId ?? []) : []));
  if (ids.length === 0) return new Map();
  const teams = await tx.team.findMany({
    where: { clientId, id: { in: ids } },
    select: { id: true, members: { select: { userId: true }, orderBy: { user: { name: 'asc' } } } },
  });
  return new Map(teams.map(({ id, members }) => [id, members.map(({ userId }) => userId)]));
}

/** Titles of the articles that a flow names and visitors may read. */
async function articleTitles(tx: Tx, clientId: string, { nodes }: Graph): Promise<ReadonlyMap<string, string>> {
  const ids = nodes.flatMap((node) => (node.type === 'TextArticle' ? (node.data.articleId ?? []) : []));
  if (ids.length === 0) return new Map();
  const articles = await tx.article.findMany({
    where: { clientId, id: { in: ids }, status: 'Published' },
    select: { id: true, title: true },
  });
  return new Map(articles.map(({ id, title }) => [id, title]));
}
