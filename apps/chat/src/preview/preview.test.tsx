// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { render } from 'preact';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ASSISTANT, buildConfig } from '#testing/FakeConversations.ts';
import { mountPreview } from './mountPreview.tsx';

function preview() {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    render(null, element);
    element.remove();
  });
  mountPreview(element, ['en']);
}

type Told = {
  assistant: unknown;
  view?: 'Home' | 'Chat';
  theme?: 'Light' | 'Dark';
  languages?: readonly string[];
  messages?: readonly unknown[];
  blockId?: string;
};

const tell = (told: Told, source: Window | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { source, data: { kind: 'parley.preview', ...told } }));

const property = (name: string) => document.documentElement.style.getPropertyValue(name);

it('shows the assistant that the page around describes, as it changes, and can be no target of a press', async () => {
  const config = buildConfig({
    appearance: { mainColour: '#ffd400', corners: 0, font: 'Serif' },
    homePage: { greeting: { en: 'What are you looking for?' } },
  });
  preview();

  tell({ assistant: { ...ASSISTANT, title: 'Quilly', config } });

  expect(await screen.findByText('Quilly')).toBeInTheDocument();
  expect(screen.getByText('What are you looking for?').closest('[inert]')).not.toBeNull();
  expect([property('--main'), property('--main-ink'), property('--corners')]).toEqual(['#ffd400', '#000000', '0px']);
  expect(document.documentElement.dataset).toMatchObject({ font: 'Serif' });

  tell({ assistant: { ...ASSISTANT, title: 'Scribe' } });

  expect(await screen.findByText('Scribe')).toBeInTheDocument();
  await waitFor(() => expect(property('--main-ink')).toBe('#ffffff'));
});

it('goes to the block that is being set once it shows something, and again only for another', async () => {
  const seen: (string | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.dataset.block);
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
  const text = { isVisible: true, type: 'Text' as const, title: {} };
  const withSecond = (second: string) => {
    const blocks = [
      { ...text, id: 'first', text: { en: 'We are hiring.' } },
      { ...text, id: 'second', text: { en: second } },
    ];
    return { ...ASSISTANT, config: buildConfig({ homePage: { start: 'Home', blocks } }) };
  };
  const assistant = withSecond('Closed in August.');
  preview();

  tell({ assistant: withSecond(''), blockId: 'second' });
  tell({ assistant: withSecond(''), blockId: 'first' });
  await waitFor(() => expect(seen).toEqual(['first']));

  tell({ assistant, blockId: 'second' });
  await waitFor(() => expect(seen).toEqual(['first', 'second']));
  tell({ assistant, blockId: 'second' });
  tell({ assistant, blockId: 'first' });
  await waitFor(() => expect(seen).toEqual(['first', 'second', 'first']));
});

it('shows the home page, or a sample of a conversation, light or dark', async () => {
  const config = buildConfig({
    appearance: { theme: 'Light' },
    homePage: {
      blocks: [
        { id: 'often', isVisible: true, type: 'Questions', title: {}, questions: [{ en: 'Do you repair zips?' }] },
      ],
    },
  });
  const assistant = { ...ASSISTANT, config };
  preview();

  tell({ assistant, view: 'Home' });
  expect(await screen.findByRole('button', { name: 'Do you repair zips?', hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));

  tell({ assistant, view: 'Chat', theme: 'Dark' });
  const log = await screen.findByRole('log', { hidden: true });
  expect(log).toHaveTextContent(/Where are you heading.*Do you repair zips\?.*Gladly/);
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));

  tell({ assistant, view: 'Home' });
  await waitFor(() => expect(screen.queryByRole('log', { hidden: true })).not.toBeInTheDocument());
});

it('is in the language that the page around asks for', async () => {
  const config = buildConfig({
    languages: { default: 'en', others: ['de'] },
    homePage: { greeting: { en: 'What are you looking for?', de: 'Wonach suchst du?' } },
  });
  const assistant = { ...ASSISTANT, config };
  preview();

  tell({ assistant, languages: ['de'] });
  expect(await screen.findByText('Wonach suchst du?')).toBeInTheDocument();

  tell({ assistant });
  expect(await screen.findByText('What are you looking for?')).toBeInTheDocument();
});

it('listens to nobody else, and to nothing that is no assistant', async () => {
  preview();

  tell({ assistant: { ...ASSISTANT, title: 'Mallory' } }, null);
  tell({ assistant: { title: 'Half' } });
  tell({ assistant: { ...ASSISTANT, title: 'Quilly' } });

  expect(await screen.findByText('Quilly')).toBeInTheDocument();
  expect(screen.queryByText('Mallory')).toBeNull();
  expect(screen.queryByText('Half')).toBeNull();
});

it('shows a conversation of the page around, and tells it what is done in it; there is nowhere else to go', async () => {
  const posted = vi.spyOn(window, 'postMessage').mockReturnValue();
  preview();
  const choice = {
    nodeId: 'zip',
    kind: 'Button',
    label: 'A zip',
    url: null,
    opens: 'SameTab',
    isPressed: false,
  };
  const asked = {
    id: 'test-0-0',
    author: 'Flow',
    authorName: 'Nori',
    kind: 'Choices',
    body: 'What is broken?',
    flowStep: {
      runId: 'test-0-0',
      choices: [choice],
      people: [],
      show: ['Avatar'],
      article: null,
      images: [],
      delayMs: 0,
    },
    form: null,
    answers: null,
    isLeft: false,
    booking: null,
  };

  tell({ assistant: ASSISTANT, view: 'Chat', messages: [asked] });
  (await screen.findByRole('button', { name: 'A zip' })).click();

  const act = { type: 'Press', messageId: 'test-0-0', nodeId: 'zip' };
  expect(posted).toHaveBeenCalledWith({ kind: 'parley.previewActed', act }, '*');
  await waitFor(() => expect(document.querySelector('header')).toHaveAttribute('inert'));
  expect(screen.getByText('What is broken?').closest('[inert]')).toBeNull();
});
