// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ChatFlow, FlowChoice, FlowStep } from '#api/ChatApi.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { ASSISTANT, buildConfig } from '#testing/FakeConversations.ts';
import { renderChat } from '#testing/renderChat.tsx';

const FLOWS: readonly ChatFlow[] = [
  {
    id: 'flow_returns',
    presentation: { type: 'Card', lineOne: 'Return or repair', lineTwo: 'In two minutes', lineThree: null },
  },
  { id: 'flow_order', presentation: { type: 'Button', lineOne: 'Where is my order?', lineTwo: null, lineThree: null } },
];

const choice = (nodeId: string, label: string, rest: Partial<FlowChoice> = {}): FlowChoice => ({
  nodeId,
  kind: 'Button',
  label,
  url: null,
  opensNewTab: false,
  isPressed: false,
  ...rest,
});
const step = (rest: Partial<FlowStep> = {}): FlowStep => ({
  runId: 'frun_1',
  choices: [],
  people: [],
  article: null,
  ...rest,
});

/** A chat whose assistant offers two flows, on its home page or before the first message. */
function offering(start: 'Home' | 'AskFirst') {
  const fake = new FakeApi();
  const blocks = [{ id: 'flows', isVisible: true, type: 'GuidedFlows' as const, title: { en: 'How can we help?' } }];
  fake.assistant = { ...ASSISTANT, config: buildConfig({ homePage: { start, blocks } }), guidedFlows: FLOWS };
  return renderChat({ fake });
}

/** A conversation in which a flow says something. */
async function told(body: string, flowStep: FlowStep) {
  const given = offering('AskFirst');
  await given.user.click(await screen.findByRole('button', { name: 'Where is my order?' }));
  await screen.findByText('Sent');
  given.fake.changed(given.fake.last, { handledBy: 'Flow', status: 'Pending' });
  given.fake.reply(body, { author: 'Flow', kind: 'Choices', flowStep });
  await screen.findByText(body);
  return given;
}

describe('guided flows that are offered', () => {
  it('stand on the home page as cards and buttons, and begin a conversation', async () => {
    const { user, fake } = offering('Home');
    const block = await screen.findByRole('region', { name: 'How can we help?' });
    expect(within(block).getByRole('button', { name: 'Return or repair In two minutes' })).toBeVisible();

    await user.click(within(block).getByRole('button', { name: 'Return or repair In two minutes' }));

    expect(await within(await screen.findByRole('log')).findByText('Return or repair')).toBeVisible();
    await screen.findByText('Sent');
    expect(fake.presses).toEqual([{ guidedFlowId: 'flow_returns' }]);
  });

  it('stand before the first message, too, unless a person is to answer', async () => {
    const { user } = offering('AskFirst');
    expect(await screen.findByRole('button', { name: 'Where is my order?' })).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'A person' }));
    expect(screen.queryByRole('button', { name: 'Where is my order?' })).toBeNull();
  });
});

describe('a step of a guided flow', () => {
  it('offers choices, and goes on with the one that is pressed', async () => {
    const { user, fake } = await told(
      'Where does it go?',
      step({ choices: [choice('swiss', 'Switzerland'), choice('else', 'Somewhere else')] }),
    );
    await user.click(screen.getByRole('button', { name: 'Switzerland' }));
    fake.reply('One to two days.', { author: 'Flow', flowStep: step() });
    await screen.findByText('One to two days.');

    expect(fake.presses.at(-1)).toEqual({ runId: 'frun_1', nodeId: 'swiss' });
    expect(screen.queryByRole('button', { name: 'Somewhere else' })).toBeNull();
    expect(screen.getByText('Chosen:')).toBeInTheDocument();
  });

  it('still offers them after a question in one’s own words', async () => {
    const { write, fake } = await told('Where does it go?', step({ choices: [choice('swiss', 'Switzerland')] }));
    await write('Do you ship on Sundays?');
    await screen.findByText('Sent');
    fake.changed(fake.last, { handledBy: 'AI' });
    fake.reply('We do not.', { author: 'AI' });

    await screen.findByText('We do not.');
    expect(screen.getByRole('button', { name: 'Switzerland' })).toBeVisible();
  });

  it('opens an address, and goes on', async () => {
    const link = choice('track', 'Track it', { kind: 'Link', url: 'https://shop.example/track', opensNewTab: true });
    const { user, fake } = await told('On its way.', step({ choices: [link] }));
    const shown = screen.getByRole('link', { name: 'Track it' });
    expect(shown).toHaveAttribute('href', 'https://shop.example/track');
    shown.addEventListener('click', (event) => event.preventDefault());

    await user.click(shown);
    expect(fake.presses.at(-1)).toEqual({ runId: 'frun_1', nodeId: 'track' });
    expect(screen.getByRole('link', { name: 'Track it' })).toBeVisible();
  });

  it('shows people, and an article that opens in place', async () => {
    const people = [{ id: 'user_maya', name: 'Maya Lindqvist', avatar: null }];
    const article = { title: 'Wide feet', summary: 'Measure both.', text: 'Stand up.\nMeasure.', url: null };
    const { user } = await told('Our fitters', step({ people, article }));

    expect(within(screen.getByRole('list', { name: 'People' })).getByText('Maya Lindqvist')).toBeVisible();
    expect(screen.getByText('Measure.')).not.toBeVisible();
    await user.click(screen.getByText('Read “Wide feet”'));
    expect(screen.getByText('Measure.')).toBeVisible();
  });

  it('offers nothing any more once a person answers', async () => {
    const { fake } = await told('Where does it go?', step({ choices: [choice('swiss', 'Switzerland')] }));
    fake.changed(fake.last, { handledBy: 'Agent', status: 'Open' });
    fake.reply('Maya here.');

    await screen.findByText('Maya here.');
    expect(screen.queryByRole('button', { name: 'Switzerland' })).toBeNull();
  });

  it('says that the conversation has moved on, and leaves nothing unsent', async () => {
    const { user, fake } = await told('Where does it go?', step({ choices: [choice('swiss', 'Switzerland')] }));
    fake.refusal = new ApiError('TOO_LATE', 'The conversation has moved on since.');
    await user.click(screen.getByRole('button', { name: 'Switzerland' }));

    expect(await screen.findByText('The conversation has moved on since.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Switzerland' })).toBeVisible();
  });
});
