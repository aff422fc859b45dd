// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ASSISTANT } from '#testing/FakeConversations.ts';
import { mountPreview } from './mountPreview.tsx';

const preview = () => {
  const element = document.body.appendChild(document.createElement('div'));
  mountPreview(element);
  return element;
};

const tell = (assistant: unknown, source: Window | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { source, data: { kind: 'parley.preview', assistant } }));

it('shows the assistant that the page around describes, as it changes, and can be no target of a press', async () => {
  const element = preview();

  tell({ ...ASSISTANT, title: 'Quilly', greeting: 'What are you looking for?', colour: '#FFD400' });
  expect(await screen.findByText('Quilly')).toBeInTheDocument();
  expect(screen.getByText('What are you looking for?').closest('[inert]')).not.toBeNull();
  expect(document.documentElement.style.getPropertyValue('--band')).toBe('#FFD400');
  expect(document.documentElement.style.getPropertyValue('--band-ink')).toBe('#000000');

  tell({ ...ASSISTANT, title: 'Scribe', colour: null });
  await waitFor(() => expect(screen.getByText('Scribe')).toBeInTheDocument());
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--band')).toBe(''));
  element.remove();
});

it('listens to nobody else, and to nothing that is no assistant', async () => {
  const element = preview();

  tell({ ...ASSISTANT, title: 'Mallory' }, null);
  tell({ title: 'Half' });
  tell({ ...ASSISTANT, title: 'Quilly' });

  expect(await screen.findByText('Quilly')).toBeInTheDocument();
  expect(screen.queryByText('Mallory')).toBeNull();
  expect(screen.queryByText('Half')).toBeNull();
  element.remove();
});
