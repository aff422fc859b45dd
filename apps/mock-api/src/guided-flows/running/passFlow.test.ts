import { buildVersion } from '@parley/db/factories/assistants';
import { buildUser } from '@parley/db/factories/auth';
import { buildArticle } from '@parley/db/factories/content';
import { buildFormTemplate } from '@parley/db/factories/forms';
import { buildFlowVersion, buildGuidedFlow, graphOf, smallFlow } from '@parley/db/factories/guidedFlows';
import { buildTeam } from '@parley/db/factories/teams';
import type { GraphNode, GuidedFlow as FlowContent, NodeData, Presentation } from '@parley/guided-flow/flow';
import { VARIABLES } from '@parley/guided-flow/variables';
import type { FormContent } from '@parley/form/form';
import { newForm } from '@parley/form/newForm';
import { askEmail, question } from '@parley/form/templates';
import { buildTrigger } from '@parley/assistant-config/testing/triggers';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { handOverIgnored } from './handOverIgnored.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

const STEP = `flowStep { runId delayMs choices { nodeId kind label url opens isPressed } people { name }
  article { title body display } images { url alt width height } }`;
type Choice = { nodeId: string; kind: string; label: string; url: string | null; isPressed: boolean };
type Told = {
  author: string;
  kind: string;
  body: string;
  flowStep: { runId: string; choices: Choice[]; people: { name: string }[]; article: { title: string } | null } | null;
};

/** Published, and offered by the company's assistant. */
async function offered(content: Partial<FlowContent> = {}): Promise<string> {
  const { id } = await buildGuidedFlow(api.db, { clientId: company.clientId, content });
  await buildVersion(api.db, {
    assistantId: company.assistantId,
    by: 'Maya',
    set: (config) => ({ ...config, guidedFlows: { entries: [{ guidedFlowId: id, isVisible: true }] } }),
  });
  return id;
}

/** From now on nobody of the company is there, at any hour. */
const closed = () =>
  buildVersion(api.db, {
    assistantId: company.assistantId,
    by: 'Maya',
    set: ({ team, ...config }) => ({
      ...config,
      team: { ...team, officeHours: { ...team.officeHours, isOn: true, days: [] } },
    }),
  });

let keys = 0;
async function press(flow: object, { conversationId = null, body = 'Pressed', key = '' }: PressOptions = {}) {
  keys += 1;
  const answer = await api.run(
    `mutation ($input: SendVisitorMessageInput!) {
      sendVisitorMessage(input: $input) { message { id } conversation { id status handledBy handoffRequestedAt } }
    }`,
    {
      token: company.visitorToken,
      variables: { input: { conversationId, body, key: key || `key-${keys}`, flow } },
    },
  );
  return answer.body;
}
type PressOptions = { conversationId?: string | null; body?: string; key?: string };

async function thread(conversationId: string): Promise<Told[]> {
  const { body } = await api.run(
    `query ($id: ID!) { node(id: $id) { ... on VisitorConversation { messages { edges { node { author kind body ${STEP} } } } } } }`,
    { token: company.visitorToken, variables: { id: conversationId } },
  );
  return body.data.node.messages.edges.map(({ node }: { node: Told }) => node);
}
const said = async (conversationId: string) =>
  (await thread(conversationId))
    .filter(({ author }) => author === 'Flow' || author === 'Visitor')
    .map(({ body }) => body);
const newest = async (conversationId: string) => {
  const step = (await thread(conversationId)).findLast(({ flowStep }) => flowStep !== null)?.flowStep;
  if (!step) throw new Error('No step of a flow.');
  return step;
};

async function begun(content: Partial<FlowContent> = {}) {
  const guidedFlowId = await offered(content);
  const { data } = await press({ guidedFlowId }, { body: 'Return something' });
  const { conversation } = data.sendVisitorMessage;
  return { guidedFlowId, conversationId: String(conversation.id), conversation };
}
async function choose(conversationId: string, nodeId: string, body = nodeId) {
  return press({ runId: (await newest(conversationId)).runId, nodeId }, { conversationId, body });
}

const PRESENTATION: Presentation = { type: 'Button', lineOne: 'Help' };
const at = { position: { x: 0, y: 0 } };
/** A flow of one step behind the presentation. */
const only = (
  step: GraphNode,
  more: readonly GraphNode[] = [],
  edges: readonly (readonly [string, string])[] = [],
) => ({
  name: 'Help',
  presentation: PRESENTATION,
  graph: graphOf(PRESENTATION, { nodes: [step, ...more], edges: [['presentation', step.id], ...edges] }),
});

describe('a published flow', () => {
  it('is offered in the chat as it was published, in the order and words of the assistant, and not from the archive', async () => {
    const id = await offered();
    await buildFlowVersion(api.db, {
      guidedFlowId: id,
      by: 'Maya',
      content: { ...smallFlow(), presentation: { type: 'Card', lineOne: 'Send it back', lineTwo: 'For free' } },
    });
    const ask = async () =>
      (
        await api.run('{ chatAssistant { guidedFlows { id presentation { type lineOne lineTwo } } } }', {
          token: company.visitorToken,
        })
      ).body.data.chatAssistant.guidedFlows;

    expect(await ask()).toEqual([{ id, presentation: { type: 'Card', lineOne: 'Send it back', lineTwo: 'For free' } }]);
    const offeredAs = { type: 'Button' as const, lineOne: 'Return it', lineTwo: 'By post', lineThree: '' };
    await buildVersion(api.db, {
      assistantId: company.assistantId,
      by: 'Maya',
      set: (config) => ({ ...config, guidedFlows: { entries: [{ guidedFlowId: id, isVisible: true, offeredAs }] } }),
    });
    expect(await ask()).toEqual([{ id, presentation: { type: 'Button', lineOne: 'Return it', lineTwo: null } }]);
    await api.db.guidedFlow.update({ where: { id }, data: { archivedAt: new Date() } });
    expect(await ask()).toEqual([]);
  });

  it('begins a conversation with what was pressed, and says what follows with its choices', async () => {
    const { conversationId, conversation } = await begun();

    expect(conversation).toMatchObject({ status: 'Pending', handledBy: 'Flow', handoffRequestedAt: null });
    expect(await said(conversationId)).toEqual(['Return something', 'What is it about?']);
    expect((await newest(conversationId)).choices).toMatchObject([
      { nodeId: 'size', kind: 'Button', label: 'Wrong size', isPressed: false },
      { nodeId: 'fault', kind: 'Button', label: 'It is broken', isPressed: false },
    ]);
  });

  it('goes on with a press, and shows which one it was', async () => {
    const { conversationId } = await begun();
    await choose(conversationId, 'size', 'Wrong size');

    expect(await said(conversationId)).toEqual([
      'Return something',
      'What is it about?',
      'Wrong size',
      'Send it back with the label in the box.',
    ]);
    const [choices] = (await thread(conversationId)).filter(({ kind }) => kind === 'Choices');
    expect(choices?.flowStep?.choices.map(({ isPressed }) => isPressed)).toEqual([true, false]);
  });

  it('hands over to people with the way that led there', async () => {
    const { conversationId } = await begun();
    const { data } = await choose(conversationId, 'fault', 'It is broken');

    expect(data.sendVisitorMessage.conversation).toMatchObject({ status: 'Open', handledBy: 'Agent' });
    const answer = await company.ask(
      `query ($id: ID!) { node(id: $id) { ... on Conversation {
        containMessagesUnreadByAgents flowRuns { state path versionNumber guidedFlow { name } } } } }`,
      { id: conversationId },
    );
    expect(answer.data.node).toEqual({
      containMessagesUnreadByAgents: true,
      flowRuns: [
        {
          state: 'HandedOff',
          path: ['Returns', 'It is broken', 'Talk to the workshop'],
          versionNumber: 1,
          guidedFlow: { name: 'Returns' },
        },
      ],
    });
  });

  it('takes an old button that is pressed again for nothing, and the same press once', async () => {
    const { conversationId } = await begun();
    const { runId } = await newest(conversationId);
    await press({ runId, nodeId: 'size' }, { conversationId, body: 'Wrong size', key: 'once' });
    await press({ runId, nodeId: 'size' }, { conversationId, body: 'Wrong size', key: 'once' });
    const before = await said(conversationId);

    const late = await press({ runId, nodeId: 'fault' }, { conversationId, body: 'It is broken' });
    expect(firstError({ body: late }).extensions.code).toBe('TOO_LATE');
    expect(await said(conversationId)).toEqual(before);
    expect(before.filter((body) => body === 'Wrong size')).toHaveLength(1);
  });

  it('keeps to the version that the visitor began with', async () => {
    const { conversationId, guidedFlowId } = await begun();
    const { graph, ...flow } = smallFlow();
    const nodes = graph.nodes.map((node) =>
      node.type === 'Text' && node.id === 'label' ? { ...node, data: { body: 'Throw it away.' } } : node,
    );
    await buildFlowVersion(api.db, { guidedFlowId, by: 'Maya', content: { ...flow, graph: { ...graph, nodes } } });
    await choose(conversationId, 'size');

    expect((await said(conversationId)).at(-1)).toBe('Send it back with the label in the box.');
  });

  it('begins where a trigger opens it, though the chat does not list it', async () => {
    const { id: guidedFlowId } = await buildGuidedFlow(api.db, { clientId: company.clientId });
    const trigger = buildTrigger({ action: { type: 'Flow', guidedFlowId, delaySeconds: 0 } });
    await buildVersion(api.db, {
      assistantId: company.assistantId,
      by: 'Maya',
      set: (config) => ({ ...config, triggers: { ...config.triggers, items: [trigger] } }),
    });

    const { data } = await press({ guidedFlowId });

    expect(data.sendVisitorMessage.conversation.handledBy).toBe('Flow');
  });

  it('is refused where the assistant does not offer it, and is another company’s', async () => {
    const { id } = await buildGuidedFlow(api.db, { clientId: company.clientId });
    const foreign = await buildGuidedFlow(api.db);

    for (const guidedFlowId of [id, foreign.id]) {
      expect(firstError({ body: await press({ guidedFlowId }) }).extensions.code).toBe('NOT_FOUND');
    }
    expect(await api.db.conversation.count({ where: { clientId: company.clientId } })).toBe(0);
  });

  it('waits no longer once a person has taken the conversation', async () => {
    const { conversationId } = await begun();
    await api.db.conversation.update({ where: { id: conversationId }, data: { assigneeId: company.agent.id } });

    expect(firstError({ body: await choose(conversationId, 'size') }).extensions.code).toBe('TOO_LATE');
  });

  it('is left for another one that is begun in the same conversation', async () => {
    const { conversationId, guidedFlowId } = await begun();
    await press({ guidedFlowId }, { conversationId, body: 'Return something' });

    const runs = await api.db.flowRun.findMany({ where: { conversationId }, orderBy: { startedAt: 'asc' } });
    expect(runs.map(({ state }) => state)).toEqual(['Left', 'Waiting']);
  });
});

describe('the kinds of steps', () => {
  it('Text has what is known of the visitor in it, and nothing for an unnamed one', async () => {
    const hello = only({ id: 'x', type: 'Text', data: { body: 'Hello {{name}}, from {{city}}.' }, ...at });
    await api.db.visitor.update({ where: { id: company.visitor.id }, data: { name: 'Hannah', city: 'Bern' } });
    const { conversationId } = await begun(hello);

    expect((await said(conversationId)).at(-1)).toBe('Hello Hannah, from Bern.');
  });

  it('Text is whole where nothing is known of the visitor', async () => {
    const hello = only({ id: 'x', type: 'Text', data: { body: 'Hello {{first_name}}, choose.' }, ...at });
    await api.db.visitor.update({ where: { id: company.visitor.id }, data: { name: 'Visitor 4821' } });

    expect((await said((await begun(hello)).conversationId)).at(-1)).toBe('Hello, choose.');
  });

  it('Text may name all that the editor offers', async () => {
    const body = VARIABLES.map(({ name }) => `${name}: {{${name}}}`).join('; ');
    const { id } = company.visitor;
    const known = { name: 'Hannah Brandt', email: 'hannah@example.com', locale: 'de-CH' };
    await api.db.visitor.update({ where: { id }, data: known });
    await api.db.visitorPageView.create({
      data: { id: 'page_fit', visitorId: id, url: 'https://shop.example/boots?size=42', viewedAt: new Date() },
    });
    const client = await api.db.client.findUniqueOrThrow({ where: { id: company.clientId } });
    const { conversationId } = await begun(only({ id: 'x', type: 'Text', data: { body }, ...at }));

    expect((await said(conversationId)).at(-1)).toBe(
      `first_name: Hannah; name: Hannah Brandt; email: hannah@example.com; language: German; page: /boots; company: ${client.name}`,
    );
  });

  it('Text shows its images to who may see them, and waits as it says', async () => {
    const bytes = new Uint8Array([1]);
    const own = { kind: 'Article' as const, mediaType: 'image/png', bytes, createdAt: new Date() };
    const { clientId } = company;
    await api.db.avatarImage.create({
      data: { ...own, id: `own_${clientId}`, clientId, uploaderId: company.agent.id },
    });
    const shown = { alt: 'The label', width: 40, height: 30 };
    const images = [`own_${clientId}`, 'gone'].map((id) => ({ ...shown, path: `/assistants/article-picture/${id}` }));
    const { conversationId } = await begun(
      only({ id: 'x', type: 'Text', data: { body: '', images, delayMs: 1200 }, ...at }),
    );

    const step = await newest(conversationId);
    expect(step).toMatchObject({ delayMs: 1200, images: [{ ...shown, url: expect.stringContaining('signature=') }] });
    const { lastMessagePreview } = await api.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect(lastMessagePreview).toBe('The label');
  });

  it('Link leads to its address, with encoded values, and the flow goes on', async () => {
    const link: GraphNode = {
      id: 'x',
      type: 'Link',
      data: { label: 'Shop', url: 'https://shop.example/?who={{name}}', opens: 'Popup', utm: { source: 'chat' } },
      ...at,
    };
    const after: GraphNode = { id: 'y', type: 'Text', data: { body: 'Welcome back.' }, ...at };
    await api.db.visitor.update({ where: { id: company.visitor.id }, data: { name: 'Hannah & Co' } });
    const { conversationId } = await begun(only(link, [after], [['x', 'y']]));

    expect((await newest(conversationId)).choices).toMatchObject([
      {
        kind: 'Link',
        label: 'Shop',
        url: 'https://shop.example/?who=Hannah%20%26%20Co&utm_source=chat',
        opens: 'Popup',
      },
    ]);
    await choose(conversationId, 'x', 'Shop');
    expect((await said(conversationId)).at(-1)).toBe('Welcome back.');
  });

  it('Team shows those of its people who still work there', async () => {
    const gone = await buildUser(api.db, { clientId: company.clientId, status: 'Pending' });
    const memberIds = [company.agent.id, gone.id];
    const { conversationId } = await begun(
      only({ id: 'x', type: 'Team', data: { label: 'Our fitters', teamId: null, memberIds }, ...at }),
    );

    expect((await newest(conversationId)).people).toEqual([{ name: 'Maya Lindqvist' }]);
  });

  it('Team shows who is in its team by now', async () => {
    const team = await buildTeam(api.db, { clientId: company.clientId, memberIds: [company.agent.id] });
    const { conversationId } = await begun(
      only({ id: 'x', type: 'Team', data: { label: 'Our fitters', teamId: team.id, memberIds: [] }, ...at }),
    );

    expect((await newest(conversationId)).people).toEqual([{ name: 'Maya Lindqvist' }]);
  });

  it('TextArticle shows an article that is published', async () => {
    const article = await buildArticle(api.db, { clientId: company.clientId, title: 'How returns work' });
    const { conversationId } = await begun(
      only({ id: 'x', type: 'TextArticle', data: { articleId: article.id, label: 'Read', display: 'Full' }, ...at }),
    );

    expect(await newest(conversationId)).toMatchObject({
      article: {
        title: 'How returns work',
        body: expect.stringMatching(/<p>.*60 days/),
        display: 'Full',
      },
    });
  });

  it('Handoff goes to its team', async () => {
    const team = await buildTeam(api.db, { clientId: company.clientId, name: 'Workshop' });
    const { conversationId } = await begun(
      only({ id: 'x', type: 'Handoff', data: { label: 'Us', message: 'Somebody comes.', teamId: team.id }, ...at }),
    );

    expect(await api.db.conversation.findUniqueOrThrow({ where: { id: conversationId } })).toMatchObject({
      teamId: team.id,
      handledBy: 'Agent',
    });
    expect((await said(conversationId)).at(-1)).toBe('Somebody comes.');
    expect((await thread(conversationId)).at(-1)?.body).toBe('Nori handed over to Workshop');
  });

  describe('Handoff', () => {
    const handoff = (data: Partial<NodeData['Handoff']>): GraphNode => ({
      id: 'x',
      type: 'Handoff',
      data: { label: 'Us', message: 'Somebody comes.', teamId: null, ...data },
      ...at,
    });
    const stored = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id } });

    it('sets the priority of what it hands over', async () => {
      const { conversationId } = await begun(only(handoff({ priority: 'Urgent' })));

      expect(await stored(conversationId)).toMatchObject({ priority: 4, handledBy: 'Agent' });
    });

    it('asks for an address that is not known, and hands over once it is given', async () => {
      const { conversationId } = await begun(only(handoff({ collectEmail: true })));
      const { runId, choices } = await newest(conversationId);
      expect(choices).toMatchObject([{ nodeId: 'x', kind: 'Email', label: 'Not now', isPressed: false }]);
      expect(await stored(conversationId)).toMatchObject({ handledBy: 'Flow', handoffRequestedAt: null });

      const wrong = await press({ runId, nodeId: 'x', email: 'ada@' }, { conversationId, body: 'ada@' });
      expect(firstError({ body: wrong }).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'email' });
      const flow = { runId, nodeId: 'x', email: 'Ada@visitor.example' };
      await press(flow, { conversationId, body: 'Ada@visitor.example' });

      expect(await stored(conversationId)).toMatchObject({
        handledBy: 'Agent',
        visitorEmail: 'ada@visitor.example',
      });
      expect((await said(conversationId)).at(-1)).toBe('Somebody comes.');
    });

    it('hands over without an address, too, and asks nobody whose address is known', async () => {
      const { conversationId } = await begun(only(handoff({ collectEmail: true })));
      await choose(conversationId, 'x', 'Not now');
      expect(await stored(conversationId)).toMatchObject({ handledBy: 'Agent', visitorEmail: null });

      await api.db.visitor.update({ where: { id: company.visitor.id }, data: { email: 'ada@visitor.example' } });
      const next = await begun({ ...only(handoff({ collectEmail: true })), name: 'Help again' });
      expect((await said(next.conversationId)).slice(1)).toEqual(['Somebody comes.']);
      expect((await stored(next.conversationId)).handledBy).toBe('Agent');
    });

    it('hands over by itself where what it asks is not answered for ten minutes, once', async () => {
      const { conversationId } = await begun(only(handoff({ collectEmail: true })));
      moveClock(api, 9 * MINUTE);
      await handOverIgnored(api.deps);
      expect((await stored(conversationId)).handledBy).toBe('Flow');

      moveClock(api, MINUTE);
      await handOverIgnored(api.deps);
      await handOverIgnored(api.deps);

      expect(await stored(conversationId)).toMatchObject({ handledBy: 'Agent', status: 'Open', visitorEmail: null });
      expect((await said(conversationId)).filter((words) => words === 'Somebody comes.')).toHaveLength(1);
      const told = await api.db.notification.findMany({ where: { conversationId, kind: 'HandoffRequested' } });
      expect(told.map(({ userId }) => userId)).toEqual([...new Set(told.map(({ userId }) => userId))]);
      expect(told).not.toEqual([]);
    });

    it('does not hand over by itself what a person has taken meanwhile', async () => {
      const { conversationId } = await begun(only(handoff({ collectEmail: true })));
      await api.db.conversation.update({ where: { id: conversationId }, data: { assigneeId: company.agent.id } });
      moveClock(api, 11 * MINUTE);

      await handOverIgnored(api.deps);

      expect(await said(conversationId)).not.toContain('Somebody comes.');
      expect(await api.db.flowRun.count({ where: { handsOverAt: { not: null } } })).toBe(0);
    });

    it('says something else outside of the office hours', async () => {
      const later = { kind: 'Message' as const, message: 'We are back on Monday.' };
      const guidedFlowId = await offered(only(handoff({ outOfHours: later })));
      await closed();
      const { data } = await press({ guidedFlowId });
      const conversationId = data.sendVisitorMessage.conversation.id;

      expect((await said(conversationId)).at(-1)).toBe('We are back on Monday.');
      expect((await stored(conversationId)).handledBy).toBe('Agent');
    });

    it('asks a form first outside of the office hours, and not within them', async () => {
      const fields = [askEmail()];
      const template = await buildFormTemplate(api.db, {
        clientId: company.clientId,
        content: newForm({ name: 'Leave a message', fields }),
      });
      const outOfHours = { kind: 'Form' as const, formTemplateId: template.id };
      const guidedFlowId = await offered(only(handoff({ outOfHours, collectEmail: true })));
      await closed();
      const { data } = await press({ guidedFlowId });
      const conversationId = data.sendVisitorMessage.conversation.id;
      expect((await said(conversationId)).at(-1)).toBe('Leave a message');
      expect((await stored(conversationId)).handledBy).toBe('Flow');

      const { id: messageId } = await api.db.message.findFirstOrThrow({ where: { conversationId, kind: 'Form' } });
      await api.run('mutation ($messageId: ID!) { leaveForm(messageId: $messageId) { id } }', {
        token: company.visitorToken,
        variables: { messageId },
      });

      expect((await said(conversationId)).at(-1)).toBe('Somebody comes.');
      expect((await stored(conversationId)).handledBy).toBe('Agent');
    });
  });

  it('Calendly says that nothing can be booked, and the flow goes on', async () => {
    const booking: GraphNode = {
      id: 'x',
      type: 'Calendly',
      data: { eventTypeUri: 'https://api.calendly.com/event_types/A', title: 'Fitting', afterwards: '' },
      ...at,
    };
    const after: GraphNode = { id: 'y', type: 'Text', data: { body: 'Anything else?' }, ...at };
    const { conversationId } = await begun(only(booking, [after], [['x', 'y']]));

    expect((await said(conversationId)).slice(-2)).toEqual([
      expect.stringContaining('cannot be booked'),
      'Anything else?',
    ]);
  });

  describe('Form', () => {
    const after: GraphNode = { id: 'y', type: 'Text', data: { body: 'Anything else?' }, ...at };
    async function asked(content: Partial<FormContent> = {}) {
      const fields = [question('ShortText', 'What is broken?', { isRequired: true, key: 'broken' }), askEmail()];
      const template = await buildFormTemplate(api.db, {
        clientId: company.clientId,
        content: newForm({ name: 'Repair request', fields, ...content }),
      });
      const data = { formTemplateId: template.id, intro: 'Tell us more.', afterwards: 'Thank you, {{email}}.' };
      const { conversationId } = await begun(only({ id: 'x', type: 'Form', data, ...at }, [after], [['x', 'y']]));
      return { conversationId, fields };
    }
    const fill = async (conversationId: string, operation: string) => {
      const { id } = await api.db.message.findFirstOrThrow({ where: { conversationId, kind: 'Form' } });
      return api.run(operation, { token: company.visitorToken, variables: { messageId: id } });
    };

    it('is asked as a card, and the flow goes on once it is sent in, with what was answered', async () => {
      const { conversationId, fields } = await asked();
      expect((await said(conversationId)).slice(1)).toEqual(['Tell us more.', 'Repair request']);
      const [broken, email] = fields;
      const answers = JSON.stringify({ [broken?.id ?? '']: 'A zip', [email?.id ?? '']: 'ada@visitor.example' });

      await fill(
        conversationId,
        `mutation ($messageId: ID!) { submitForm(messageId: $messageId, answers: ${answers.replaceAll(/"([^"]+)":/g, '$1:')}) { id } }`,
      );

      expect((await said(conversationId)).slice(3)).toEqual(['Thank you, ada@visitor.example.', 'Anything else?']);
      expect(await api.db.formSubmission.findFirstOrThrow({ where: { conversationId } })).toMatchObject({
        state: 'Complete',
        nodeId: 'x',
      });
      expect((await api.db.visitor.findUniqueOrThrow({ where: { id: company.visitor.id } })).email).toBe(
        'ada@visitor.example',
      );
    });

    it('is passed without thanks where the visitor does not want to fill it in', async () => {
      const { conversationId } = await asked();

      await fill(conversationId, 'mutation ($messageId: ID!) { leaveForm(messageId: $messageId) { id } }');

      expect((await said(conversationId)).slice(3)).toEqual(['Anything else?']);
    });

    it('that takes no more submissions is told of, and the flow goes on', async () => {
      const { conversationId } = await asked({
        limits: { most: null, mostPerVisitor: null, closesAt: '2020-01-01T00:00:00Z', closedMessage: '' },
      });

      expect((await said(conversationId)).slice(1)).toEqual([
        expect.stringContaining('cannot be filled in right now'),
        'Anything else?',
      ]);
    });
  });

  it('QuestioningArticles takes what is written until it is left', async () => {
    const ask: GraphNode = {
      id: 'x',
      type: 'QuestioningArticles',
      data: { prompt: 'What would you like to know?', categoryIds: [], exitLabel: 'That’s all' },
      ...at,
    };
    const after: GraphNode = { id: 'y', type: 'Text', data: { body: 'Glad to help.' }, ...at };
    const { conversationId } = await begun(only(ask, [after], [['x', 'y']]));
    const written = await api.run(
      `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { status } } }`,
      {
        token: company.visitorToken,
        variables: { input: { conversationId, body: 'How do I wash it?', key: 'question' } },
      },
    );

    expect(written.body.data.sendVisitorMessage.conversation.status).toBe('Pending');
    expect((await newest(conversationId)).choices).toMatchObject([{ kind: 'Leave', label: 'That’s all' }]);
    await choose(conversationId, 'x', 'That’s all');
    expect((await said(conversationId)).at(-1)).toBe('Glad to help.');
  });
});

describe('what is counted', () => {
  it('are starts, ends, steps and connections by day and version, and where people left', async () => {
    const { conversationId, guidedFlowId } = await begun();
    await choose(conversationId, 'fault');
    await press({ guidedFlowId }, { body: 'Return something' });
    const counts = async (args = '') =>
      (
        await company.ask(
          `query ($id: ID!) { guidedFlow(id: $id) { counts${args} {
            starts completions handoffs nodes { nodeId reached dropOff } edges { source target count } } } }`,
          { id: guidedFlowId },
        )
      ).data.guidedFlow.counts;

    expect(await counts()).toMatchObject({
      starts: 2,
      completions: 0,
      handoffs: 1,
      nodes: expect.arrayContaining([
        { nodeId: 'ask', reached: 2, dropOff: 1 },
        { nodeId: 'person', reached: 1, dropOff: 0 },
      ]),
      edges: expect.arrayContaining([
        { source: 'presentation', target: 'ask', count: 2 },
        { source: 'ask', target: 'fault', count: 1 },
      ]),
    });
    expect(await counts('(version: 2)')).toMatchObject({ starts: 0, nodes: [] });
    expect(await counts('(to: "2020-01-01")')).toMatchObject({ starts: 0 });
  });
});
