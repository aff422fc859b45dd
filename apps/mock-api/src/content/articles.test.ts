import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { publishDueArticles } from './scheduleArticle.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompanyWithAdmin(api);
});

const ARTICLE = 'id title slug body status gptStatus words draft { revision hasChanges content { title body } }';
const WRITTEN = {
  title: 'Belts',
  summary: '',
  body: '<p>We repair belts.</p>',
  slug: '',
  seoTitle: '',
  seoDescription: '',
};

async function created(input: object = {}) {
  const { data } = await company.ask(
    `mutation ($input: CreateArticleInput!) { createArticle(input: $input) { ${ARTICLE} } }`,
    { input },
  );
  return data.createArticle;
}
const save = (articleId: string, revision: number, content: object = {}) =>
  company.ask(`mutation ($input: SaveArticleDraftInput!) { saveArticleDraft(input: $input) { ${ARTICLE} } }`, {
    input: { articleId, revision, ...WRITTEN, ...content },
  });
const publish = (articleId: string, revision: number) =>
  company.ask(`mutation ($input: PublishArticleInput!) { publishArticle(input: $input) { ${ARTICLE} } }`, {
    input: { articleId, revision },
  });
const act = (mutation: string, ids: readonly string[], rest = '') =>
  company.ask(`mutation ($ids: [ID!]!) { ${mutation}(ids: $ids ${rest}) { id status category { id } gptStatus } }`, {
    ids,
  });
const one = (mutation: string, id: string, rest = '') =>
  company.ask(`mutation ($id: ID!) { ${mutation}(id: $id ${rest}) { ${ARTICLE} publishAt } }`, { id });
const publishAll = async (ids: readonly string[]) =>
  (
    await company.ask(
      'mutation ($ids: [ID!]!) { publishArticles(ids: $ids) { articles { id status } leftOut { articleId reason } } }',
      { ids },
    )
  ).data.publishArticles;
const article = async (id: string) =>
  (await company.ask(`query ($id: ID!) { article(id: $id) { ${ARTICLE} published { number note } } }`, { id })).data
    .article;
const jobsOf = (subjectId: string) => api.db.job.findMany({ where: { subjectId } });

async function published(content: object = {}): Promise<string> {
  const { id } = await created();
  await save(id, 1, content);
  await publish(id, 2);
  return id;
}

describe('an article', () => {
  it('is nobody’s business outside before it is published', async () => {
    const { id } = await created({ title: 'Belts' });
    await save(id, 1);

    expect(await article(id)).toMatchObject({
      title: 'Belts',
      slug: null,
      body: '',
      status: 'Draft',
      gptStatus: 'NotIncluded',
      draft: { revision: 2, hasChanges: true },
      published: null,
    });
    expect(await jobsOf(id)).toEqual([]);
  });

  it('is published under an address of its title, and waits for its training', async () => {
    const id = await published();

    expect(await article(id)).toMatchObject({
      slug: 'belts',
      body: '<p>We repair belts.</p>',
      status: 'Published',
      gptStatus: 'Queued',
      words: 3,
      draft: { hasChanges: false },
      published: { number: 1 },
    });
    expect(await jobsOf(id)).toMatchObject([{ kind: 'trainArticle', state: 'Waiting' }]);
  });

  it('keeps nothing that runs in a browser', async () => {
    const { id } = await created();

    const { data } = await save(id, 1, { body: '<p onclick="steal()">Hi<script>steal()</script></p>' });

    expect(data.saveArticleDraft.draft.content.body).toBe('<p>Hi</p>');
  });

  it('is not saved over what a colleague has saved', async () => {
    const { id } = await created();
    await save(id, 1);

    expect(firstCode({ body: await save(id, 1) })).toBe('DRAFT_CHANGED');
  });

  it('has an address of its own', async () => {
    await published();
    const second = await published();
    const { id } = await created();

    expect(await article(second)).toMatchObject({ slug: 'belts-2' });
    expect(firstError({ body: await save(id, 1, { slug: 'belts' }) }).extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'slug',
    });
  });

  it.each([
    ['title', { title: 'x'.repeat(151) }],
    ['slug', { slug: 'Two words' }],
    ['summary', { summary: 'x'.repeat(301) }],
  ])('says what is wrong beside %s', async (field, content) => {
    const { id } = await created();

    expect(firstError({ body: await save(id, 1, content) }).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it('needs a title, something to read, and something new, to be published', async () => {
    const { id } = await created();
    const untitled = await publish(id, 1);
    await save(id, 1, { body: '<p> </p>' });
    const blank = await publish(id, 2);
    const again = await published();

    expect(firstError({ body: untitled }).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'title' });
    expect(firstError({ body: blank }).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'body' });
    expect(firstCode({ body: await publish(again, 2) })).toBe('NOTHING_CHANGED');
  });

  it('goes back to what was published, or to an earlier version', async () => {
    const id = await published();
    await save(id, 2, { title: 'Straps' });
    const discarded = await one('discardArticleDraft', id);
    await save(id, 4, { title: 'Straps' });
    await publish(id, 5);

    const restored = await one('restoreArticleVersion', id, 'number: 1');

    expect(discarded.data.discardArticleDraft.draft.content.title).toBe('Belts');
    expect(restored.data.restoreArticleVersion).toMatchObject({
      title: 'Straps',
      draft: { hasChanges: true, content: { title: 'Belts' } },
    });
  });

  it('leaves readers and answers when it is unpublished, and comes back as it was', async () => {
    const id = await published();
    const { data } = await one('unpublishArticle', id);

    await publish(id, 2);

    expect(data.unpublishArticle).toMatchObject({ status: 'Draft', gptStatus: 'NotIncluded' });
    expect(await article(id)).toMatchObject({ status: 'Published', slug: 'belts', published: { number: 1 } });
  });

  it('is published again as it was, with its schedule, when unpublishing is taken back', async () => {
    const id = await published();
    await save(id, 2, { title: 'Straps', body: '<p>Not yet.</p>' });
    const publishAt = new Date(api.clock.now().getTime() + DAY).toISOString();
    await one('scheduleArticle', id, `publishAt: "${publishAt}"`);
    await one('unpublishArticle', id);
    await save(id, 3, { title: 'Straps and belts', body: '<p>Not yet.</p>' });

    const { data } = await one('republishArticle', id, `publishAt: "${publishAt}"`);

    expect(data.republishArticle).toMatchObject({
      title: 'Belts',
      status: 'Published',
      gptStatus: 'Queued',
      publishAt,
    });
    expect(await article(id)).toMatchObject({
      body: expect.stringContaining('We repair belts.'),
      published: { number: 1 },
      draft: { hasChanges: true, content: { title: 'Straps and belts' } },
    });
    expect(
      await api.db.auditEntry.count({ where: { targetId: id, action: 'ArticlePublished', detail: 'version 1' } }),
    ).toBe(2);
  });

  it('that was never published cannot be published again', async () => {
    const { id } = await created({ title: 'Belts' });

    expect(firstCode({ body: await one('republishArticle', id) })).toBe('NOT_FOUND');
  });

  it('can be read and not be used in answers', async () => {
    const id = await published();

    const { data } = await one('setArticleIncluded', id, 'isIncluded: false');

    expect(data.setArticleIncluded).toMatchObject({ status: 'Published', gptStatus: 'NotIncluded' });
  });

  it('is not scheduled while there is nothing to read in it', async () => {
    const { id } = await created({ title: 'Winter hours' });
    const publishAt = new Date(api.clock.now().getTime() + DAY).toISOString();

    const body = await one('scheduleArticle', id, `publishAt: "${publishAt}"`);

    expect(firstError({ body }).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'body' });
  });

  it('is published by itself when its time comes', async () => {
    const { id } = await created();
    await save(id, 1, { title: 'Winter hours' });
    const publishAt = new Date(api.clock.now().getTime() + DAY).toISOString();
    await one('scheduleArticle', id, `publishAt: "${publishAt}"`);
    await publishDueArticles(api.deps);
    const before = await article(id);
    moveClock(api, DAY + 1000);

    await publishDueArticles(api.deps);

    expect(before).toMatchObject({ status: 'Draft' });
    expect(await article(id)).toMatchObject({ status: 'Published', published: { number: 1, note: 'As scheduled' } });
    expect(await api.db.auditEntry.findFirst({ where: { targetId: id, action: 'ArticlePublished' } })).toMatchObject({
      actorName: null,
    });
  });

  it('that is archived keeps its schedule for when it is taken back, unless its time is past', async () => {
    const ids = await Promise.all(
      [1, 3].map(async (days) => {
        const { id } = await created();
        await save(id, 1, { title: `Winter hours ${days}` });
        const publishAt = new Date(api.clock.now().getTime() + days * DAY).toISOString();
        await one('scheduleArticle', id, `publishAt: "${publishAt}"`);
        return id;
      }),
    );
    await act('archiveArticles', ids);
    const meanwhile = await company.ask('query ($id: ID!) { article(id: $id) { publishAt } }', { id: ids[1] });
    moveClock(api, 2 * DAY);
    await publishDueArticles(api.deps);

    await act('archiveArticles', ids, ', isArchived: false');

    const rows = await Promise.all(ids.map((id) => api.db.article.findUniqueOrThrow({ where: { id } })));
    expect(meanwhile.data.article.publishAt).toBeNull();
    expect(rows.map(({ status, publishAt }) => [status, publishAt !== null])).toEqual([
      ['Draft', false],
      ['Draft', true],
    ]);
  });

  it('is trained again after it failed', async () => {
    const { clientId } = company;
    const { id } = await buildArticle(api.db, { clientId, gptStatus: 'Failed', gptError: 'Out of memory.' });

    const { data } = await one('retryTraining', id);

    expect(data.retryTraining).toMatchObject({ gptStatus: 'Queued' });
    expect(await jobsOf(id)).toMatchObject([{ state: 'Waiting' }]);
  });

  it('shows that something is being trained until nothing is', async () => {
    const isTraining = async () =>
      (await company.ask('{ currentUser { client { activeBotTrainingSessionsFound } } }')).data.currentUser.client
        .activeBotTrainingSessionsFound;
    const before = await isTraining();
    await published();
    const meanwhile = await isTraining();

    await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);

    expect([before, meanwhile, await isTraining()]).toEqual([false, true, false]);
  });
});

describe('many articles', () => {
  it('are published, and those with nothing to publish left alone, each with why', async () => {
    const { clientId } = company;
    const untitled = await created();
    const blank = await created({ title: 'Straps' });
    const written = await buildArticle(api.db, { clientId, status: 'Draft' });
    const unchanged = await published();
    const pdf = await buildArticle(api.db, { clientId, type: 'Document' });

    const answer = await publishAll([untitled.id, blank.id, written.id, unchanged, pdf.id, 'artc_none']);

    expect(answer).toEqual({
      articles: [{ id: written.id, status: 'Published' }],
      leftOut: [
        { articleId: untitled.id, reason: 'NoTitle' },
        { articleId: blank.id, reason: 'NoText' },
        { articleId: unchanged, reason: 'NothingNew' },
        { articleId: pdf.id, reason: 'NotWritten' },
      ],
    });
    expect(await article(blank.id)).toMatchObject({ status: 'Draft' });
  });

  it('are moved, archived and taken back as they were', async () => {
    const { clientId } = company;
    const category = await buildArticleCategory(api.db, { clientId });
    const ids = [await published(), (await created()).id];
    const moved = await act('moveArticles', ids, `, categoryId: "${category.id}"`);

    const archived = await act('archiveArticles', ids);
    const back = await act('archiveArticles', ids, ', isArchived: false');

    expect(moved.data.moveArticles).toMatchObject([
      { category: { id: category.id } },
      { category: { id: category.id } },
    ]);
    expect(archived.data.archiveArticles).toMatchObject([
      { status: 'Archived', gptStatus: 'NotIncluded' },
      { status: 'Archived' },
    ]);
    expect(back.data.archiveArticles).toMatchObject([
      { status: 'Published', gptStatus: 'Queued' },
      { status: 'Draft' },
    ]);
  });

  it('are deleted with their drafts, versions and jobs', async () => {
    const id = await published();

    const { data } = await company.ask('mutation ($ids: [ID!]!) { deleteArticles(ids: $ids) }', { ids: [id] });

    expect(data.deleteArticles).toEqual([id]);
    expect(await api.db.draft.count({ where: { subjectId: id } })).toBe(0);
    expect(await api.db.version.count({ where: { subjectId: id } })).toBe(0);
    expect(await api.db.job.count({ where: { subjectId: id, state: 'Waiting' } })).toBe(0);
  });
});

describe('the list', () => {
  const list = async (args = '') =>
    (await company.ask(`{ articles${args} { totalCount nodes { title } } }`)).data.articles;
  const titles = async (args: string) => (await list(args)).nodes.map(({ title }: { title: string }) => title);

  it('comes page by page, without what is archived', async () => {
    const { clientId } = company;
    for (const title of ['A', 'B', 'C']) await buildArticle(api.db, { clientId, title });
    await buildArticle(api.db, { clientId, title: 'Old', status: 'Archived' });

    expect(await list('(sort: TitleAscending, first: 2)')).toEqual({
      totalCount: 3,
      nodes: [{ title: 'A' }, { title: 'B' }],
    });
    expect(await titles('(sort: TitleAscending, first: 2, skip: 2)')).toEqual(['C']);
    expect(await titles('(filter: { status: Archived })')).toEqual(['Old']);
  });

  it('has webpages in the order in which their text changed, whatever else was done with them', async () => {
    const { clientId } = company;
    const days = { March: '2026-03-01', January: '2026-01-01', Unread: null };
    for (const [title, day] of Object.entries(days)) {
      const { id } = await buildArticle(api.db, { clientId, title, type: 'Webpage' });
      const changedAt = day ? new Date(day) : null;
      await api.db.webpage.create({
        data: { articleId: id, clientId, url: `https://example.com/${title}`, changedAt },
      });
    }

    expect(await titles('(sort: ChangedNewest)')).toEqual(['Unread', 'March', 'January']);
    expect(await titles('(sort: ChangedOldest)')).toEqual(['January', 'March', 'Unread']);
  });

  it('holds what has all words of the search, and passes the filters', async () => {
    const { clientId, admin } = company;
    const parent = await buildArticleCategory(api.db, { clientId, name: 'Gear' });
    const child = await buildArticleCategory(api.db, { clientId, name: 'Boots', parentId: parent.id });
    await buildArticle(api.db, { clientId, title: 'Boot sizes', categoryId: child.id, body: '<p>Wide lasts.</p>' });
    await buildArticle(api.db, { clientId, title: 'Tents', authorId: admin.id, language: 'de', gptStatus: 'Failed' });
    await buildArticle(api.db, { clientId, title: 'Site', type: 'Webpage' });

    expect(await titles('(filter: { search: "wide BOOT" })')).toEqual(['Boot sizes']);
    expect(await titles(`(filter: { categoryId: "${parent.id}" })`)).toEqual(['Boot sizes']);
    expect(await titles(`(filter: { authorId: "${admin.id}", language: "de", gptStatuses: [Failed] })`)).toEqual([
      'Tents',
    ]);
    expect(await titles('(filter: { type: Webpage, isUncategorised: true })')).toEqual(['Site']);
  });

  it('has what fits the search best first, by its title and then what is opened most', async () => {
    const { clientId } = company;
    const body = '<p>See how returns work.</p>';
    for (const [index, title] of ['Gift cards', 'Delivery', 'How returns work', 'Returns'].entries())
      await buildArticle(api.db, { clientId, title, body, views: 100 - index * 10 });
    const args = 'filter: { search: "returns" }, sort: Relevance';

    expect(await titles(`(${args})`)).toEqual(['Returns', 'How returns work', 'Gift cards', 'Delivery']);
    expect(await list(`(${args}, first: 1, skip: 1)`)).toEqual({
      totalCount: 4,
      nodes: [{ title: 'How returns work' }],
    });
    expect(await titles('(sort: Relevance, first: 2)')).toEqual(['Gift cards', 'Delivery']);
  });

  it('has what was probably meant where nothing holds a mistyped word, if it comes by relevance', async () => {
    const { clientId } = company;
    const { id: articleId } = await buildArticle(api.db, { clientId, title: 'How returns work' });
    await api.db.passage.create({
      data: { clientId, articleId, position: 0, heading: '', text: 'Returns: send it back.' },
    });

    expect(await titles('(filter: { search: "Retruns" }, sort: Relevance)')).toEqual(['How returns work']);
    expect(await titles('(filter: { search: "Retruns" })')).toEqual([]);
    expect(await titles('(filter: { search: "retrograde" }, sort: Relevance)')).toEqual([]);
  });
});
