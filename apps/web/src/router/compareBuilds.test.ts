import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareBuilds } from './compareBuilds.ts';

const page = (...scripts: string[]) => scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
const serve = (html: string, init: ResponseInit = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html, init)));

beforeEach(() => {
  document.head.innerHTML = page('/assets/runtime-1.js', '/assets/base-1.js');
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('compareBuilds', () => {
  it('knows its own build, whatever else the page holds', async () => {
    serve(`<h1>Sign in</h1>${page('/assets/runtime-1.js', '/assets/base-1.js')}<script src="/press.js"></script>`);

    expect(await compareBuilds()).toBe('same');
  });

  it('knows another one by any of its scripts', async () => {
    serve(page('/assets/runtime-1.js', '/assets/base-2.js'));

    expect(await compareBuilds()).toBe('newer');
  });

  it('takes a page that is not ours, an error and silence for no answer', async () => {
    serve('<h1>Sign in to the airport’s network</h1>');
    expect(await compareBuilds()).toBe('unreachable');

    serve(page('/assets/base-2.js'), { status: 502 });
    expect(await compareBuilds()).toBe('unreachable');

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await compareBuilds()).toBe('unreachable');
  });
});
