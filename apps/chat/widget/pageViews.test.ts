// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPageViews } from './pageViews.ts';

/** As the browser has it, unwatched. */
const replaceState = history.replaceState.bind(history);
let views: string[] = [];
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
  views = [];
  stop = watchPageViews(() => views.push(location.pathname));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('hears a page that changes its address, once it has settled', () => {
  history.pushState(null, '', '/boots');
  history.replaceState(null, '', '/boots/low');
  vi.runAllTimers();
  history.pushState(null, '', '/tents');
  vi.runAllTimers();

  expect(views).toEqual(['/boots/low', '/tents']);
});

it('does not take the same address for another page', () => {
  history.pushState({ step: 2 }, '', '/');
  vi.runAllTimers();

  expect(views).toEqual([]);
});

it('hears of going back', () => {
  history.pushState(null, '', '/boots');
  vi.runAllTimers();
  replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.runAllTimers();

  expect(views).toEqual(['/boots', '/']);
});

it('leaves the page as it was when it stops', () => {
  stop();

  history.pushState(null, '', '/boots');
  vi.runAllTimers();
  expect(views).toEqual([]);
});
