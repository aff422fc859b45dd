import { expect, it } from 'vitest';
import { renderInboxShell } from './inboxShell.tsx';

it('the frame before anybody is known says no name, and keeps the room of what may be there', () => {
  const shell = document.createElement('div');
  shell.innerHTML = renderInboxShell();

  const rail = shell.querySelector('nav[aria-label="Main"]');
  const areas = [...(rail?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
  expect(rail).not.toHaveTextContent('Parley');
  expect(areas).toHaveLength(12);
  // Whether it opens depends on who is there.
  expect(areas.filter((label) => label === '')).toHaveLength(1);
  expect(areas.slice(-2)).toEqual(['Integrations', 'Settings']);
});
