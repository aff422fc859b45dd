import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { render } from 'preact';
import { onTestFinished } from 'vitest';
import { ChatPage } from '#ui/ChatPage.tsx';
import { FakePage } from './FakePage.ts';
import { startChat } from './startChat.ts';

/** Shows a chat on an API in memory, and somebody in front of it. */
export function renderChat({
  languages,
  onClose = null,
  ...given
}: Parameters<typeof startChat>[0] & { languages?: string[]; onClose?: (() => void) | null } = {}) {
  const page = given.page ?? new FakePage();
  if (languages) page.languages = () => languages;
  const started = startChat({ ...given, page });
  const element = document.body.appendChild(document.createElement('div'));
  const leave = () => {
    render(null, element);
    element.remove();
  };
  render(<ChatPage chat={started.chat} onClose={onClose} />, element);
  onTestFinished(leave);
  const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  const user = userEvent.setup();

  return {
    ...started,
    user,
    element,
    box,
    leave: () => {
      started.chat.close();
      leave();
    },
    write: async (text: string) => {
      await user.click(await box());
      await user.paste(text);
      await user.keyboard('{Enter}');
    },
  };
}
