import { newConfig } from '@parley/assistant-config/newConfig';
import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();

it('tells which assistants answer from an article, as they were last published', async () => {
  const { clientId, assistantId, ask } = await buildCompanyWithAdmin(api);
  const gear = await buildArticleCategory(api.db, { clientId, name: 'Gear' });
  const boots = await buildArticleCategory(api.db, { clientId, name: 'Boots', parentId: gear.id });
  const inside = await buildArticle(api.db, { clientId, categoryId: boots.id });
  const outside = await buildArticle(api.db, { clientId });
  const left = await buildArticle(api.db, { clientId, categoryId: boots.id, includeInGpt: false });
  const { title } = await api.db.assistant.findUniqueOrThrow({ where: { id: assistantId } });
  const set = async (gpt: Partial<GptSettings>) => {
    const config = newConfig({ title });
    const content = JSON.stringify({ ...config, gpt: { ...config.gpt, ...gpt } });
    await api.db.version.updateMany({ where: { subjectId: assistantId }, data: { content } });
  };
  const answering = async (id: string) => {
    const { data } = await ask('query ($id: ID!) { article(id: $id) { answeredBy { id } } }', { id });
    return data.article.answeredBy.map((assistant: { id: string }) => assistant.id);
  };

  const { scope } = newConfig({ title }).gpt;
  await set({ isOn: true, scope: { ...scope, articles: 'Categories', categoryIds: [gear.id] } });
  expect(await answering(inside.id)).toEqual([assistantId]);
  expect(await answering(outside.id)).toEqual([]);
  expect(await answering(left.id)).toEqual([]);
  await set({ isOn: false });
  expect(await answering(inside.id)).toEqual([]);
});
