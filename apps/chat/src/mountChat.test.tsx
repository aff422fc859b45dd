// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { mountChat } from './mountChat.tsx';

it.each(['/chat', '/chat?clientId=c', '/', '/somewhere?clientId=c&assistantId=a'])(
  'says that the link %s is not complete',
  async (path) => {
    const element = document.body.appendChild(document.createElement('div'));

    mountChat(element, new URL(path, 'https://chat.example'), { apiUrl: 'https://api.example' });

    expect(await screen.findByRole('heading', { name: 'This chat link is not complete' })).toBeVisible();
    element.remove();
  },
);
