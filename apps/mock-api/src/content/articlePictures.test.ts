import { expect, it } from 'vitest';
import { removeUnusedImages } from '#assets/removeUnusedImages.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { png } from '#testing/files.ts';

const api = await apiForTests();

it('stays with the article whose text shows it, and goes with it', async () => {
  const company = await buildCompanyWithAdmin(api);
  const upload = async (): Promise<{ id: string; publicUrl: string }> => {
    const response = await api.api.fetch(
      new Request('http://localhost/assistants/article-picture/upload', {
        method: 'POST',
        headers: { authorization: `Bearer ${company.agentToken}`, 'content-type': 'image/png' },
        body: png(64, 48),
      }),
    );
    return response.json();
  };
  const [shown, other] = [await upload(), await upload()];
  const { data } = await company.ask('mutation { createArticle(input: {}) { id draft { revision } } }', {});
  const { id, draft } = data.createArticle;
  await company.ask(
    'mutation ($input: SaveArticleDraftInput!) { saveArticleDraft(input: $input) { draft { content { body } } } }',
    {
      input: {
        articleId: id,
        revision: draft.revision,
        title: 'Belts',
        summary: '',
        body: `<p>See</p><img alt="A belt" src="${shown.publicUrl}">`,
        slug: '',
        seoTitle: '',
        seoDescription: '',
      },
    },
  );

  moveClock(api, 2 * DAY);
  await removeUnusedImages(api.deps);
  expect((await api.api.fetch(new Request(shown.publicUrl))).status).toBe(200);
  expect((await api.api.fetch(new Request(other.publicUrl))).status).toBe(404);

  await company.ask('mutation ($ids: [ID!]!) { deleteArticles(ids: $ids) }', { ids: [id] });
  expect((await api.api.fetch(new Request(shown.publicUrl))).status).toBe(404);
});
