import { buildArticle } from '@parley/db/factories/content';
import { describe, expect, it } from 'vitest';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { queueTraining } from '#content/gptStatus.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();

async function trained() {
  const { clientId, ask: run } = await buildCompanyWithAdmin(api);
  const article = await buildArticle(api.db, {
    clientId,
    title: 'Straps',
    markdown: 'Straps are sewn in Bern. They last for years.\n\n## Price\n\nA strap is CHF 12.',
  });
  const train = async () => {
    await queueTraining(api.deps, api.db, article);
    await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
  };
  await train();
  const read = () => api.db.passage.findMany({ where: { articleId: article.id }, orderBy: { position: 'asc' } });
  return { article, train, read, run };
}

describe('A passage', () => {
  it('is reworded, keeps that through training, and is found by it', async () => {
    const { read, run, train } = await trained();
    const [first] = await read();

    const { data } = await run(
      'mutation ($input: UpdatePassageInput!) { updatePassage(input: $input) { passages { text questions isEdited } } }',
      { input: { id: String(first?.id), text: 'Straps are sewn in Zürich.', questions: ['Who makes them?'] } },
    );
    await train();

    expect(data.updatePassage.passages[0]).toEqual({
      text: 'Straps are sewn in Zürich.',
      questions: ['Who makes them?'],
      isEdited: true,
    });
    expect((await read())[0]).toMatchObject({ text: 'Straps are sewn in Zürich.', model: expect.any(String) });
  });

  it('that was reworded goes once the article says something else in its place', async () => {
    const { article, read, run, train } = await trained();
    const [, price] = await read();
    await run('mutation ($input: UpdatePassageInput!) { updatePassage(input: $input) { id } }', {
      input: { id: String(price?.id), text: 'A strap costs twelve francs.' },
    });

    const body = article.body.replace('CHF 12', 'CHF 15');
    await api.db.article.update({ where: { id: article.id }, data: { body } });
    await train();

    expect((await read()).map(({ text }) => text)).toEqual([
      'Straps are sewn in Bern. They last for years.',
      'A strap is CHF 15.',
    ]);
  });

  it('is split and merged again, with vectors at once', async () => {
    const { read, run } = await trained();
    const [first] = await read();

    await run('mutation ($id: ID!, $at: Int!) { splitPassage(id: $id, at: $at) { id } }', {
      id: String(first?.id),
      at: 24,
    });
    const split = await read();
    await run('mutation ($id: ID!) { mergePassage(id: $id) { id } }', { id: String(first?.id) });
    const merged = await read();

    expect(split.map(({ text }) => text)).toEqual([
      'Straps are sewn in Bern.',
      'They last for years.',
      'A strap is CHF 12.',
    ]);
    expect(split.every(({ vector }) => vector !== null)).toBe(true);
    expect(merged.map(({ position }) => position)).toEqual([0, 1]);
    expect(merged[0]?.text).toBe('Straps are sewn in Bern.\nThey last for years.');
  });

  it('cannot be split into nothing, nor merged with what is not there', async () => {
    const { read, run } = await trained();
    const [first, last] = await read();

    const split = await run('mutation ($id: ID!) { splitPassage(id: $id, at: 0) { id } }', { id: String(first?.id) });
    const merged = await run('mutation ($id: ID!) { mergePassage(id: $id) { id } }', { id: String(last?.id) });

    expect(split.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(merged.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('that is switched off is kept and not used', async () => {
    const { read, run } = await trained();
    const [first] = await read();

    await run('mutation ($input: UpdatePassageInput!) { updatePassage(input: $input) { id } }', {
      input: { id: String(first?.id), isEnabled: false },
    });

    expect((await read())[0]).toMatchObject({ isEnabled: false, isEdited: false });
  });
});
