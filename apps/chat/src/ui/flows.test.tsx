// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ChatFlow, FlowChoice, FlowFace, FlowStep } from '#api/ChatApi.ts';
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
  opens: 'SameTab',
  isPressed: false,
  ...rest,
});
const step = (rest: Partial<FlowStep> = {}): FlowStep => ({
  runId: 'frun_1',
  choices: [],
  people: [],
  show: ['Avatar'],
  article: null,
  images: [],
  delayMs: 0,
  ...rest,
});

const face = (rest: Partial<FlowFace> = {}): FlowFace => ({
  id: 'user_maya',
  name: 'Maya Lindqvist',
  avatar: null,
  title: null,
  bio: null,
  email: null,
  phone: null,
  ...rest,
});
const ARTICLE = {
  title: 'Wide feet',
  summary: 'Measure both.',
  body: '<h2>Before</h2><ul><li>Stand up.</li><li>Measure.</li></ul>',
  url: null,
};

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
    const link = choice('track', 'Track it', { kind: 'Link', url: 'https://shop.example/track', opens: 'NewTab' });
    const { user, fake } = await told('On its way.', step({ choices: [link] }));
    const shown = screen.getByRole('link', { name: 'Track it' });
    expect(shown).toHaveAttribute('href', 'https://shop.example/track');
    shown.addEventListener('click', (event) => event.preventDefault());

    await user.click(shown);
    expect(fake.presses.at(-1)).toEqual({ runId: 'frun_1', nodeId: 'track' });
    expect(screen.getByRole('link', { name: 'Track it' })).toBeVisible();
  });

  it('shows people, and an article that opens in place', async () => {
    const people = [face()];
    const article = { ...ARTICLE, display: 'Summary' as const };
    const { user } = await told('Our fitters', step({ people, article }));

    expect(within(await screen.findByRole('list', { name: 'People' })).getByText('Maya Lindqvist')).toBeVisible();
    expect(screen.getByText('Measure.')).not.toBeVisible();
    await user.click(screen.getByText('Read “Wide feet”'));
    expect(screen.getByText('Measure.')).toBeVisible();
  });

  it('shows all of an article where that is wanted, with its headings and lists', async () => {
    await told('Read this.', step({ article: { ...ARTICLE, display: 'Full' } }));

    expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
    expect(screen.getByText('Measure.')).toHaveRole('listitem');
  });

  it('tells of people what it is to tell, and no more', async () => {
    const told1 = face({ title: 'Boot fitter', bio: 'Measures feet.', email: 'maya@northwind.example' });
    await told('Our fitters', step({ people: [told1], show: ['Title', 'Bio', 'Contact'] }));

    const list = within(await screen.findByRole('list', { name: 'People' }));
    expect(list.getByText('Boot fitter')).toBeVisible();
    expect(list.getByText('Measures feet.')).toBeVisible();
    expect(list.getByRole('link', { name: 'maya@northwind.example' })).toHaveAttribute(
      'href',
      'mailto:maya@northwind.example',
    );
    expect(list.queryByText('ML')).toBeNull();
  });

  it('shows its images with what is seen on them', async () => {
    const image = { url: 'https://images.example/label.png', alt: 'The label in the box', width: 480, height: 240 };
    await told('Look for this.', step({ images: [image] }));

    const shown = await screen.findByRole('img', { name: 'The label in the box' });
    expect(shown).toHaveAttribute('src', image.url);
    expect(shown).toHaveAttribute('width', '240');
  });

  it('opens an address in a window of its own, unless a new tab is asked for', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const link = choice('track', 'Track it', { kind: 'Link', url: 'https://shop.example/track', opens: 'Popup' });
    const { user, fake } = await told('On its way.', step({ choices: [link] }));
    await user.click(screen.getByRole('link', { name: 'Track it' }));

    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://shop.example/track',
      '_blank',
      expect.stringContaining('popup'),
    );
    expect(fake.presses.at(-1)).toEqual({ runId: 'frun_1', nodeId: 'track' });
    open.mockRestore();
  });

  it('seems to be written for as long as it says, and comes then with what follows it', async () => {
    const { fake } = await told('One moment.', step());
    fake.reply('Found it.', { author: 'Flow', flowStep: step({ delayMs: 60 }) });
    fake.reply('Here it is.', { author: 'Flow', flowStep: step() });

    await screen.findByText('Nori is typing');
    expect(screen.queryByText('Found it.')).toBeNull();
    expect(screen.queryByText('Here it is.')).toBeNull();
    expect(await screen.findByText('Found it.')).toBeVisible();
    expect(await screen.findByText('Here it is.')).toBeVisible();
    expect(screen.queryByText('Nori is typing')).toBeNull();
  });

  it('leaves nothing of the step before to press while it seems to be written', async () => {
    const { fake } = await told('Which?', step({ choices: [choice('size', 'Wrong size')] }));
    expect(await screen.findByRole('button', { name: 'Wrong size' })).toBeVisible();
    fake.reply('Found it.', { author: 'Flow', flowStep: step({ delayMs: 60 }) });

    await screen.findByText('Nori is typing');
    expect(screen.queryByRole('button', { name: 'Wrong size' })).toBeNull();
    await screen.findByText('Found it.');
  });

  describe('that asks for an address', () => {
    // Said by the chat, in its language.
    const ASKED = 'At which email address can we reach you, in case you are not here when we answer?';
    const asking = () => told(ASKED, step({ choices: [choice('talk', 'Not now', { kind: 'Email' })] }));

    it('takes one, and says what is none', async () => {
      const { user, fake } = await asking();
      await user.type(await screen.findByRole('textbox', { name: 'Your email' }), 'ada@');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();

      await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'visitor.example');
      await user.click(screen.getByRole('button', { name: 'Send' }));

      expect(fake.presses.at(-1)).toEqual({ runId: 'frun_1', nodeId: 'talk', email: 'ada@visitor.example' });
      expect(await screen.findByText('ada@visitor.example')).toBeVisible();
      fake.reply('Somebody comes.', { author: 'Flow', flowStep: step() });
      await screen.findByText('Somebody comes.');
      expect(screen.queryByRole('textbox', { name: 'Your email' })).toBeNull();
    });

    it('goes on without one', async () => {
      const { user, fake } = await asking();
      await user.click(await screen.findByRole('button', { name: 'Not now' }));

      expect(fake.presses.at(-1)).toEqual({ runId: 'frun_1', nodeId: 'talk' });
    });
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
