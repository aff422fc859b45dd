import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '#config.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { RemoteImage } from './RemoteImage.tsx';

const HOST = new URL(config.graphqlUrl).origin;
const OURS = `${HOST}/assistants/avatar/asst_nori`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const asked: URL[] = [];
let tokens = 0;
let answer: (url: URL, signal: AbortSignal) => Response | Promise<Response>;

/** The API below everything of ours: the token's mutation, and images as `answer` says. */
async function api(target: string | URL, { signal = new AbortController().signal }: { signal?: AbortSignal } = {}) {
  const url = new URL(target);
  if (url.pathname === '/graphql') {
    tokens += 1;
    const createAssetToken = { token: `asset-${tokens}`, expiresInSeconds: 60 };
    return Response.json({ data: { createAssetToken } });
  }
  asked.push(url);
  return answer(url, signal);
}

beforeEach(() => {
  asked.length = 0;
  tokens = 0;
  answer = () => new Response(SVG);
  vi.stubGlobal('fetch', api);
});
afterEach(() => {
  cleanup();
  resetUserScope();
});

function show(address: string, onError?: (error: unknown) => void) {
  return render(<RemoteImage address={address} alt="Nori" fallback={<p>N</p>} onError={onError} />);
}

describe('RemoteImage', () => {
  it('shows the image as a data URI', async () => {
    show(OURS);

    const image = await screen.findByRole('img', { name: 'Nori' });
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml;charset=utf-8,%3Csvg/);
  });

  it('sends our host a token for images, one for all of them', async () => {
    show(OURS);
    show(`${HOST}/assistants/avatar/asst_basecamp?v=2`);

    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Nori' })).toHaveLength(2));
    expect(asked.map(({ search }) => search).toSorted()).toEqual(['?accessToken=asset-1', '?v=2&accessToken=asset-1']);
    expect(tokens).toBe(1);
  });

  it('sends other hosts nothing', async () => {
    show('https://elsewhere.example/assistants/avatar/a.png');

    await screen.findByRole('img', { name: 'Nori' });
    expect(asked[0]?.href).toBe('https://elsewhere.example/assistants/avatar/a.png');
    expect(tokens).toBe(0);
  });

  it('asks once more with another token when the first one is refused', async () => {
    answer = ({ searchParams }) =>
      searchParams.get('accessToken') === 'asset-1' ? new Response(null, { status: 401 }) : new Response(SVG);
    show(OURS);

    await screen.findByRole('img', { name: 'Nori' });
    expect(tokens).toBe(2);
  });

  it('asks nobody for a picture that was shown before', async () => {
    const { unmount } = show(OURS);
    await screen.findByRole('img', { name: 'Nori' });
    unmount();
    show(OURS);

    expect(screen.getByRole('img', { name: 'Nori' })).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['is not there', () => new Response(null, { status: 404 })],
    ['is no image', () => new Response('<html>')],
    ['is announced as too large', () => new Response(SVG, { headers: { 'content-length': '5000001' } })],
    ['is too large', () => new Response(new Uint8Array(5_000_001).fill(0xff))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows what stands in its place, and says so, when it %s', async (_, failure) => {
    answer = failure;
    const onError = vi.fn<(error: unknown) => void>();
    show(OURS, onError);

    expect(await screen.findByText('N')).toBeTruthy();
    expect(onError).toHaveBeenCalledOnce();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('stops loading when it goes, and calls nobody', async () => {
    const signals: AbortSignal[] = [];
    answer = (_, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const onError = vi.fn<(error: unknown) => void>();
    const { unmount } = show(OURS, onError);
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();

    expect(signals[0]?.aborted).toBe(true);
    await Promise.resolve();
    expect(onError).not.toHaveBeenCalled();
  });
});
