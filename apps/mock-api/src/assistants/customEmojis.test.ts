import { buildAssistant, buildAvatarImage } from '@parley/db/factories/assistants';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

type Emoji = { shortcode: string; title: string; image: string };

async function giveFace(assistantId: string) {
  const bytes = new TextEncoder().encode(PICTURE);
  await buildAvatarImage(api.db, { assistantId, mediaType: 'image/svg+xml', bytes });
}

async function forStaff({ agentToken }: Company): Promise<Emoji[]> {
  const { body } = await api.run('{ currentUser { client { customEmojis { shortcode title image } } } }', {
    token: agentToken,
  });
  return body.data.currentUser.client.customEmojis;
}

async function forVisitor({ visitorToken }: Company): Promise<Emoji[]> {
  const { body } = await api.run('{ chatAssistant { customEmojis { shortcode title image } } }', {
    token: visitorToken,
  });
  return body.data.chatAssistant.customEmojis;
}

const named = (emojis: Emoji[]) => emojis.map(({ shortcode, title }) => [shortcode, title]);

describe("the company's own emojis", () => {
  it('are the faces of its assistants, by title; who has none is none', async () => {
    const { clientId } = company;
    const faces = [
      await buildAssistant(api.db, { clientId, title: 'Zoe' }),
      await buildAssistant(api.db, { clientId, title: 'Ask us' }),
    ];
    for (const { id } of faces) await giveFace(id);

    const expected = [
      ['ask_us', 'Ask us'],
      ['zoe', 'Zoe'],
    ];
    expect(named(await forStaff(company))).toEqual(expected);
    expect(named(await forVisitor(company))).toEqual(expected);
  });

  it('have a shortcode each, where titles are equal too, which stays with another title', async () => {
    const { clientId, assistantId } = company;
    const second = await buildAssistant(api.db, { clientId, title: 'Nori' });
    await giveFace(assistantId);
    await giveFace(second.id);
    await api.db.assistant.update({ where: { id: assistantId }, data: { title: 'Zoe' } });

    expect(named(await forStaff(company))).toEqual([
      ['nori_2', 'Nori'],
      ['nori', 'Zoe'],
    ]);
  });

  it("are never another company's, whose shortcodes may be the same", async () => {
    const other = await buildCompany(api);
    await giveFace(other.assistantId);

    expect(await forStaff(company)).toEqual([]);
    expect(await forVisitor(company)).toEqual([]);

    await giveFace(company.assistantId);
    const [ours] = await forStaff(company);
    const [theirs] = await forStaff(other);
    expect(ours?.shortcode).toBe(theirs?.shortcode);
    expect(ours?.image).not.toBe(theirs?.image);
  });

  it('are shown to staff by a token, to visitors by an address that is signed', async () => {
    await giveFace(company.assistantId);
    const ask = async ({ image }: { image: string }) =>
      (await api.api.fetch(new Request(image.replace(api.deps.config.apiUrl, 'http://localhost')))).status;
    const [[staffs], [visitors]] = [await forStaff(company), await forVisitor(company)];

    expect(staffs && (await ask(staffs))).toBe(401);
    expect(visitors && (await ask(visitors))).toBe(200);
  });

  it('come with the session that opens a chat', async () => {
    const { clientId, assistantId } = company;
    await giveFace(assistantId);
    const { body } = await api.run(
      `mutation ($clientId: ID!, $assistantId: ID!) {
        startVisitorSession(clientId: $clientId, assistantId: $assistantId) { assistant { customEmojis { shortcode } } }
      }`,
      { variables: { clientId, assistantId } },
    );

    expect(body.data.startVisitorSession.assistant.customEmojis).toEqual([{ shortcode: 'nori' }]);
  });
});
