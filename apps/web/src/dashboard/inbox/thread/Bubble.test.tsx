import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bubble } from './Bubble.tsx';
import { MessageActions } from './MessageActions.tsx';

// The code of menus comes with the first one; here it is there, since no played time waits for it.
beforeAll(() => import('#ui/MenuPopover.tsx'), 30_000);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const FINGER = { pointerType: 'touch', isPrimary: true, clientX: 40, clientY: 40 };

function show() {
  render(
    <Bubble
      side="visitor"
      author="Hannah"
      avatar={null}
      meta={null}
      actions={<MessageActions body="Where is my order?" takesFocus={false} />}
    >
      <p>Where is my order?</p>
      <a href="https://northwind.example">the order</a>
    </Bubble>,
  );
  return screen.getByText('Where is my order?');
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(600));

describe('the menu of a message', () => {
  it('opens when a finger rests on the message', async () => {
    const text = show();

    fireEvent.pointerDown(text, FINGER);
    await rest();

    expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeInTheDocument();
  });

  it('opens in place of the browser’s own', async () => {
    const text = show();

    fireEvent.pointerDown(text, FINGER);
    const isBrowsersShown = fireEvent.contextMenu(text);

    expect(isBrowsersShown).toBe(false);
    expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeInTheDocument();
  });

  it.each([
    ['is lifted at once', (text: Element) => fireEvent.pointerUp(text, FINGER)],
    ['moves on to scroll', (text: Element) => fireEvent.pointerMove(text, { ...FINGER, clientY: 80 })],
  ])('stays closed when the finger %s', async (_name, follow) => {
    const text = show();

    fireEvent.pointerDown(text, FINGER);
    follow(text);
    await rest();

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leaves a link its own, and a mouse the browser’s', async () => {
    const text = show();

    fireEvent.pointerDown(screen.getByRole('link'), FINGER);
    await rest();
    fireEvent.pointerDown(text, { ...FINGER, pointerType: 'mouse' });
    const isBrowsersShown = fireEvent.contextMenu(text);
    await rest();

    expect(isBrowsersShown).toBe(true);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
