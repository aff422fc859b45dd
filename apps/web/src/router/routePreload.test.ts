import { expect, it, vi } from 'vitest';
import { preloadCode, withPreload } from './routePreload.ts';

const screenOf = (code: () => Promise<unknown>) => ({ loader: withPreload(() => null, { code }) });

it('starts to load the code of the screens that a path leads through, and of no others', () => {
  const load = () => vi.fn<() => Promise<void>>(() => Promise.resolve());
  const [frame, list, record, other, rest] = [load(), load(), load(), load(), load()];
  const routes = [
    {
      children: [
        {
          path: 'dashboard',
          ...screenOf(frame),
          children: [
            { path: 'inbox', ...screenOf(list), children: [{ path: ':id', ...screenOf(record) }] },
            { path: 'users/team', ...screenOf(other) },
            { path: '*', ...screenOf(rest) },
          ],
        },
      ],
    },
  ];

  preloadCode(routes, '/dashboard/inbox/c1');
  expect([frame, list, record, other, rest].map((code) => code.mock.calls.length)).toEqual([1, 1, 1, 0, 0]);

  preloadCode(routes, '/dashboard/users/team');
  preloadCode(routes, '/dashboard/users/nowhere');
  expect([frame, list, record, other, rest].map((code) => code.mock.calls.length)).toEqual([3, 1, 1, 1, 1]);
});
