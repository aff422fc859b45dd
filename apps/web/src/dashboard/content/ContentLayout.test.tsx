import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

it.each([
  ['an article', '/dashboard/content/articles/artc_sale-returns', 'Articles'],
  ['a category', '/dashboard/content/articles/categories/acat_returns', 'Returns'],
  ['the documents', '/dashboard/content/documents', 'Documents'],
])('shows in the menu that one is at %s', async (_, path, current) => {
  await renderScreen(path);

  const menu = await screen.findByRole('navigation', { name: 'Content' });
  expect(await within(menu).findByRole('link', { current: 'page' })).toHaveTextContent(current);
});
