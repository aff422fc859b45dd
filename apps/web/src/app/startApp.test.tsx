import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startApp } from './startApp.tsx';

const routes = vi.hoisted((): RouteObject[] => []);
vi.mock('./createRouter.ts', () => ({ createRouter: () => createMemoryRouter(routes) }));

/** Longer than React draws before it lets the page do something else. */
const SLICE_MS = 12;

function work() {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
}

function Slow({ onDraw }: { onDraw: () => void }) {
  onDraw();
  work();
  return <i />;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('shows a screen that comes just while the sign of loading is being drawn', async () => {
  // As in the page: nobody waits for React.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let answer = () => {};
  const answered = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  routes.push({
    path: '/',
    loader: () => answered,
    element: <p>The screen</p>,
    hydrateFallbackElement: [1, 2, 3, 4].map((one) => <Slow key={one} onDraw={answer} />),
  });

  await startApp(document.body.appendChild(document.createElement('div')));

  expect(await screen.findByText('The screen')).toBeInTheDocument();
});
