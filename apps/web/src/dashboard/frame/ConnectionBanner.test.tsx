import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConnectionStatus } from '#relay/connectionStore.ts';
import ConnectionBanner from './ConnectionBanner.tsx';

vi.mock('#relay/subscriptions.ts', () => ({ reconnect: () => Promise.resolve() }));

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const become = (...status: Parameters<typeof setConnectionStatus>) => act(() => setConnectionStatus(...status));

function goOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  vi.useFakeTimers();
  setConnectionStatus({ kind: 'live' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ConnectionBanner', () => {
  it('keeps a short gap to itself, its end too', () => {
    render(<ConnectionBanner />);

    become({ kind: 'reconnecting' });
    pass(2900);
    become({ kind: 'live' });

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that it reconnects, then for a moment that it is back', () => {
    render(<ConnectionBanner />);

    become({ kind: 'reconnecting' });
    pass(3000);
    expect(screen.getByRole('status')).toHaveTextContent(/^Reconnecting/);
    become({ kind: 'live' });
    expect(screen.getByRole('status')).toHaveTextContent(/^Back online/);
    pass(3000);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says at once that there is no network, without offering what cannot help', () => {
    render(<ConnectionBanner />);

    goOnline(false);
    pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(/^You are offline/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    goOnline(true);

    expect(screen.getByRole('status')).toHaveTextContent(/^Back online/);
  });

  it('offers to reconnect when it has given up', () => {
    render(<ConnectionBanner />);

    become({ kind: 'offline' });
    pass(0);

    expect(screen.getByRole('button', { name: 'Reconnect' })).toBeInTheDocument();
  });
});
