import type { Conversation, Prisma } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { FlowPressInput } from '#__generated__/resolvers.ts';
import { answerInBackground } from '#answers/answerVisitors.ts';
import { assistantTakes, isWithAssistant, keepQuestion } from '#answers/assistantTakes.ts';
import type { Context, Deps as AllDeps } from '#context.ts';
import { openForm } from '#forms/openForm.ts';
import { passFlow } from '#guided-flows/running/passFlow.ts';
import { announceMessage, appendMessage, type Sent } from '#inbox/messages/appendMessage.ts';
import { messageDraft, type MessageDraft, type TypedMessage } from '#inbox/messages/messageDraft.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { notify } from '#inbox/notifications/notify.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';
import { announceConversation, beginConversation } from './beginConversation.ts';
import { visitorMessageLimits } from './limits.ts';
import { pageUrl } from './pageUrl.ts';
import { handOverAsAsked, notifyOfRequest } from './requestPerson.ts';
import { visitorBlocked } from './visitorBlocked.ts';

type Deps = AllDeps & Pick<Context, 'caller'>;
type VisitorMessage = TypedMessage & {
  conversationId?: string | null;
  pageUrl?: string | null;
  triggerId?: string | null;
  wantsPerson?: boolean | null;
  flow?: FlowPressInput | null;
};

const CONVERSATIONS_SHOWN = 20;

/** The visitor's conversations with the assistant of the session, last activity first. */
export function listVisitorConversations({ db }: Pick<Deps, 'db'>, visitor: VisitorViewer) {
  return db.conversation.findMany({
    where: { ...ownConversations(visitor), assistantId: visitor.assistantId },
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    take: CONVERSATIONS_SHOWN,
  });
}

/** Writes as the visitor. Throws NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT with `field`, KEY_REUSED, TOO_MANY_ATTEMPTS. */
export async function sendVisitorMessage(deps: Deps, visitor: VisitorViewer, input: VisitorMessage): Promise<Sent> {
  const draft = messageDraft(input);
  await takeMessageHits(deps, visitor);
  const now = deps.clock.now();
  const { conversationId } = input;
  if (input.flow) return pressInFlow(deps, visitor, { ...input, flow: input.flow, draft, now });
  if (conversationId) {
    const sent = await deps.db.$transaction(async (tx) =>
      goOn(tx, { visitor: await asTheyAreNow(tx, visitor), conversationId, draft, now }),
    );
    announceMessage(deps, sent);
    await notifyAssignee(deps, sent);
    if (sent.isNew && isWithAssistant(sent.conversation)) answerInBackground(deps, sent.conversation.id);
    return sent;
  }
  const start = { startPageUrl: pageUrl(input.pageUrl), triggerId: input.triggerId ?? null };
  const { begun, asked } = await deps.db.$transaction(async (tx) => {
    const wantsPerson = input.wantsPerson ?? false;
    const person = await asTheyAreNow(tx, visitor);
    const begun = await beginConversation(tx, { visitor: person, draft, ...start, wantsPerson, now });
    const asked = wantsPerson && begun.isNew ? await handOverAsAsked(tx, begun.conversation, now) : null;
    return { begun: { ...begun, ...(asked && { conversation: asked.conversation }) }, asked };
  });
  announceConversation(deps, begun);
  if (asked) {
    for (const message of asked.messages) deps.events.publish('message:created', message.conversationId, message);
    await notifyOfRequest(deps, asked);
  }
  if (begun.isNew && isWithAssistant(begun.conversation)) answerInBackground(deps, begun.conversation.id);
  return begun;
}

/** Before anything is stored or counted for the plan: what is turned away costs the company nothing. */
async function takeMessageHits(deps: Deps, { visitorId, clientId }: VisitorViewer): Promise<void> {
  const subscription = await deps.db.clientSubscription.findUnique({ where: { clientId }, select: { type: true } });
  const plan = subscription?.type ?? null;
  await takeHits(deps, visitorMessageLimits({ visitorId, clientId, plan, ip: deps.caller.ip }));
}

async function notifyAssignee(deps: Deps, { message, conversation, isNew }: Sent) {
  if (!isNew || !conversation.assigneeId) return;
  await notify(deps, {
    kind: 'VisitorReplied',
    conversation,
    userIds: [conversation.assigneeId],
    actor: { id: null, name: conversation.visitorName },
    message: { id: message.id, preview: conversation.lastMessagePreview },
  });
}

/** Since the request came they may have been found to be somebody else: what they write then must not be lost beside them. */
async function asTheyAreNow(tx: Prisma.TransactionClient, visitor: VisitorViewer): Promise<VisitorViewer> {
  const row = await tx.visitor.findUnique({ where: { id: visitor.visitorId }, select: { mergedIntoId: true } });
  return { ...visitor, visitorId: row?.mergedIntoId ?? visitor.visitorId };
}

type Press = {
  conversationId?: string | null;
  pageUrl?: string | null;
  triggerId?: string | null;
  flow: FlowPressInput;
  draft: MessageDraft;
  now: Date;
};

/** The visitor presses something in a guided flow, or a form: it is said, and what comes of it follows. Throws NOT_FOUND and TOO_LATE. */
async function pressInFlow(deps: Deps, visitor: VisitorViewer, { draft, now, flow, ...input }: Press): Promise<Sent> {
  const { conversationId } = input;
  const { said, greeting, passed } = await deps.db.$transaction(async (tx) => {
    const person = await asTheyAreNow(tx, visitor);
    const said = conversationId
      ? {
          ...(await say(tx, { visitor: person, conversationId, draft, now, isForAssistant: isWithAssistant })),
          greeting: null,
        }
      : await beginConversation(tx, {
          visitor: person,
          draft,
          startPageUrl: pageUrl(input.pageUrl),
          triggerId: input.triggerId ?? null,
          wantsPerson: false,
          isByFlow: true,
          now,
        });
    const pressed = { conversation: said.conversation, press: flow, now };
    const passed = said.isNew ? await (flow.formTemplateId ? openForm : passFlow)(tx, pressed) : null;
    return { said: { ...said, ...(passed && { conversation: passed.conversation }) }, greeting: said.greeting, passed };
  });
  if (greeting) announceConversation(deps, { ...said, greeting });
  else announceMessage(deps, said);
  for (const message of passed?.messages ?? []) deps.events.publish('message:created', message.conversationId, message);
  if (passed) deps.events.publish('conversation:updated', passed.conversation.clientId, passed.conversation);
  if (passed?.handedOver) await notifyOfRequest(deps, passed.handedOver);
  return said;
}

type GoOn = {
  visitor: VisitorViewer;
  conversationId: string;
  draft: MessageDraft;
  now: Date;
};
type Say = GoOn & { isForAssistant: (conversation: Conversation) => boolean | Promise<boolean> };

async function goOn(tx: Prisma.TransactionClient, going: GoOn): Promise<Sent> {
  const { body } = going.draft;
  const sent = await say(tx, {
    ...going,
    isForAssistant: (conversation) => {
      const { clientId, assistantId } = conversation;
      return assistantTakes(tx, { clientId, assistantId, body, conversation });
    },
  });
  if (sent.isNew && sent.isForAssistant) await keepQuestion(tx, sent.message);
  return sent;
}

async function say(
  tx: Prisma.TransactionClient,
  { visitor, conversationId, draft, now, ...rest }: Say,
): Promise<Sent & { isForAssistant: boolean }> {
  const conversation = await tx.conversation.findFirst({ where: { id: conversationId, ...ownConversations(visitor) } });
  if (!conversation) throw noConversation();
  const [person] = await tx.visitor.updateManyAndReturn({
    where: { id: visitor.visitorId },
    data: { lastSeenAt: now },
  });
  if (person?.blockedAt) throw visitorBlocked();
  const sender = { author: 'Visitor', id: visitor.visitorId, name: conversation.visitorName } as const;
  const isForAssistant = await rest.isForAssistant(conversation);
  return { ...(await appendMessage(tx, { conversation, sender, draft, isForAssistant, now })), isForAssistant };
}
