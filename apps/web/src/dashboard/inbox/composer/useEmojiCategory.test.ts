import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetUserScope } from '#relay/userScope.ts';
import { emojiLoader } from './useEmojiCategory.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const face = (name: string) => ({ shortcode: name, title: name, image: `https://faces.example/${name}.svg` });
const COMPANY = { name: 'Northwind Outdoor', customEmojis: [face('nori'), face('basecamp')] };

/** The server of the faces: what it does not have yet, it answers with an error. */
function serve(...there: string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (target: string | URL) => {
    const name = /(\w+)\.svg/.exec(String(target))?.[1] ?? '';
    asked.push(name);
    return there.includes(name) ? new Response(SVG) : new Response(null, { status: 500 });
  });
  return { asked, there };
}

const names = async (loading: ReturnType<ReturnType<typeof emojiLoader>>) => (await loading).emojis.map(({ id }) => id);

afterEach(resetUserScope);

describe('the category of the company’s own emojis', () => {
  it('holds the faces as data URIs, asked for once', async () => {
    const { asked } = serve('nori', 'basecamp');
    const load = emojiLoader(COMPANY);
    void load();
    const { name, emojis } = await load();

    expect(name).toBe('Northwind Outdoor');
    expect(emojis[0]).toEqual({ id: 'nori', name: 'nori', src: expect.stringMatching(/^data:image\/svg\+xml/) });
    expect(asked).toEqual(['nori', 'basecamp']);
  });

  it('does without faces that do not come, and asks for them once more the next time', async () => {
    const server = serve('nori');
    const load = emojiLoader(COMPANY);
    expect(await names(load())).toEqual(['nori']);

    server.there.push('basecamp');

    expect(await names(load())).toEqual(['nori', 'basecamp']);
    expect(server.asked).toEqual(['nori', 'basecamp', 'basecamp']);
  });
});
