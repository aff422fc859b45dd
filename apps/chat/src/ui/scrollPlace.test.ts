// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createScrollPlace } from './scrollPlace.ts';

const VIEW = 500;

/** A list in which the last row begins at `lastAt` of its `height`. */
function listOf({ height, lastAt }: { height: number; lastAt: number }) {
  const list = document.createElement('div');
  const last = document.createElement('div');
  last.id = 'last';
  list.append(last);
  document.body.replaceChildren(list);
  let scrollTop = 0;
  Object.defineProperties(list, {
    scrollHeight: { value: height },
    clientHeight: { value: VIEW },
    scrollTop: {
      get: () => scrollTop,
      set: (to: number) => {
        scrollTop = Math.max(0, Math.min(to, height - VIEW));
      },
    },
  });
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, VIEW);
  last.getBoundingClientRect = () => new DOMRect(0, lastAt - scrollTop, 300, height - lastAt);
  const place = createScrollPlace(() => {});
  place.attach(list);
  return { list, comes: (topId: string | null) => place.changed({ first: 'a', last: 'b', isOwnLast: false, topId }) };
}

it('is at the end of what comes', () => {
  const { list, comes } = listOf({ height: 2000, lastAt: 900 });

  comes(null);

  expect(list.scrollTop).toBe(1500);
});

it.each([
  ['begins in sight where it is longer than the list', 900, 900],
  ['stands at the end where it fits', 1700, 1500],
])('what is read from its top %s', (_, lastAt, scrollTop) => {
  const { list, comes } = listOf({ height: 2000, lastAt });

  comes('last');

  expect(list.scrollTop).toBe(scrollTop);
});
