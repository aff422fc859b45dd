import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const FORM = '/dashboard/forms/form_trade';

afterEach(() => vi.restoreAllMocks());

const table = () => screen.findByRole('table', { name: 'Submissions' });
/** Those in sight. */
const rowsOf = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
/** How many there are, in sight or not. */
const total = async () => Number((await table()).getAttribute('aria-rowcount')) - 1;
const named = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) });
/** As far as one row. */
function scrollDown(within: HTMLElement) {
  const [, body] = Array.from(within.querySelectorAll<HTMLElement>('[role=rowgroup]'));
  if (!body) throw new Error('There are no rows.');
  body.scrollTop = 100;
}
const pane = () => screen.findByRole('complementary', { name: 'Submission' });

/** The form with its newest submission open. */
async function openNewest(search = '') {
  const given = await renderScreen(`${FORM}${search}`);
  const [row] = await rowsOf();
  if (!row) throw new Error('Nothing was sent in.');
  const button = within(row).getByRole('button');
  const name = button.textContent;
  await given.user.click(button);
  const { id } = await given.api.db.formSubmission.findFirstOrThrow({
    where: { formTemplateId: 'form_trade', visitorName: name, state: { not: 'Sent' } },
    orderBy: { activityAt: 'desc' },
  });
  await within(await pane()).findByRole('heading', { name });
  const stored = () => given.api.db.formSubmission.findUnique({ where: { id } });
  return { ...given, name, stored };
}

it('says of a draft that nobody can be asked it yet', async () => {
  await renderScreen('/dashboard/forms/form_rental');

  expect(await screen.findByText('Draft')).toBeInTheDocument();
  expect(screen.getByText(/^The form is a draft: once it is published/)).toBeInTheDocument();
});

it('tells what was not asked from what was not answered', async () => {
  const { user } = await renderScreen('/dashboard/forms/form_repair', {
    prepare: ({ db }) =>
      db.formSubmission.updateMany({
        where: { formTemplateId: 'form_repair' },
        data: { answers: JSON.stringify({ way: 'bring' }), versionNumber: 3 },
      }),
  });
  const [row] = await rowsOf();
  if (!row) throw new Error('Nothing was sent in.');
  await user.click(within(row).getByRole('button'));

  const question = await within(await pane()).findByText('Where does it go back to?');
  expect(question.nextElementSibling).toHaveTextContent('Not asked');
  expect(within(await pane()).getByText('To which shop?').nextElementSibling).toHaveTextContent('No answer');
});

it('puts a submission back to the new ones, and takes back that it is spam', async () => {
  const { user, stored } = await openNewest();
  await waitFor(async () => expect(await stored()).toMatchObject({ status: 'Seen' }));
  await user.click(within(await pane()).getByRole('button', { name: 'Mark as spam' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ status: 'Seen' }));

  await user.click(await screen.findByRole('button', { name: 'Mark as new' }));

  await waitFor(async () => expect(await stored()).toMatchObject({ status: 'New' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Submission' })).toBeNull());
});

describe('several submissions', () => {
  const box = async (name: RegExp | string) => within(await table()).findByRole('checkbox', { name });
  const bar = () => screen.findByRole('toolbar', { name: 'Selected rows' });

  it('are chosen up to one by Shift, starred, and put with the spam until that is undone', async () => {
    const { user, api } = await renderScreen(FORM);
    const boxes = within(await table()).getAllByRole('checkbox', { name: /^Select (?!all)/ });
    const spam = () => api.db.formSubmission.count({ where: { formTemplateId: 'form_trade', status: 'Spam' } });
    const [spamBefore, states] = [await spam(), await statuses(api)];

    await user.click(boxes[0] ?? document.body);
    await user.keyboard('{Shift>}');
    await user.click(boxes[1] ?? document.body);
    await user.keyboard('{/Shift}');
    expect(await bar()).toHaveTextContent('2 selected');
    await user.click(within(await bar()).getByRole('button', { name: 'Star' }));
    for (const row of await rowsOf())
      expect(await within(row).findByRole('img', { name: 'Starred' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull());

    await user.click(await box('Select all'));
    await user.click(await box('Select all'));
    expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull();
    await user.click(boxes[0] ?? document.body);
    await user.click(boxes[1] ?? document.body);
    await user.click(within(await bar()).getByRole('button', { name: 'Spam' }));
    await waitFor(async () => expect(await spam()).toBe(spamBefore + 2));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await statuses(api)).toEqual(states));
  });

  it('are deleted after a question', async () => {
    const { user } = await renderScreen(FORM);
    const before = await total();

    await user.click(await box('Select all'));
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Delete \d+ submissions\?$/ }));
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(/submissions deleted$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull());
    expect(before).toBeGreaterThan(1);
  });

  it('are not chosen by who may not change them', async () => {
    await renderScreen(FORM, { as: 'jonas@northwindoutdoor.com' });

    expect(within(await table()).queryByRole('checkbox')).toBeNull();
  });
});

/** Of all submissions of the form, by their ids. */
async function statuses({ db }: Pick<ScreenApi, 'db'>) {
  const where = { formTemplateId: 'form_trade' };
  const rows = await db.formSubmission.findMany({ where, orderBy: { id: 'asc' }, select: { id: true, status: true } });
  return rows.map(({ id, status }) => `${id} ${status}`);
}

describe('the submissions of a form', () => {
  it('are narrowed by a choice, which the URL keeps', async () => {
    const { user, router } = await renderScreen(FORM);
    const all = await total();

    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'What do you do?' }));
    await user.click(await screen.findByRole('option', { name: 'Rental' }));
    await user.keyboard('{Escape}');

    await waitFor(async () => expect(await total()).toBeLessThan(all));
    for (const row of await rowsOf()) expect(row).toHaveTextContent('Rental');
    const search = new URLSearchParams(router.state.location.search);
    expect(search.getAll('answer')).toEqual([expect.stringMatching(/^\w+:rental$/)]);
    await user.click(await screen.findByRole('button', { name: /^Remove What do you do/ }));
    await waitFor(async () => expect(await total()).toBe(all));
  });

  it('are narrowed by words in an answer, and say when there are none', async () => {
    const { user, router } = await renderScreen(FORM);
    const all = await total();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'What is your business called?' }));
    await user.type(await screen.findByRole('textbox', { name: 'Contains' }), 'klubHYTTA{Enter}');

    await waitFor(async () => expect(await total()).toBeLessThan(all));
    for (const row of await rowsOf()) expect(row).toHaveTextContent('Klubhytta AS');
    await user.click(await screen.findByRole('button', { name: 'What is your business called?: “klubHYTTA”' }));
    const words = await screen.findByRole('textbox', { name: 'Contains' });
    await user.clear(words);
    await user.type(words, 'nobody of this name{Enter}');
    expect(await screen.findByRole('heading', { name: /^No submissions match/ })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(async () => expect(await total()).toBe(all));
  });
});

describe('the submissions, left open', () => {
  /** A visitor before whom the form was put. */
  async function askSomebody(api: Awaited<ReturnType<typeof renderScreen>>['api']) {
    const visitor = await chatVisitor(api);
    await visitor.write('Do you sell to schools?');
    const { id } = await api.db.conversation.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    await api.run(
      `mutation ($id: ID!) { sendForm(conversationId: $id, formTemplateId: "form_trade", key: "trade") { message { id } } }`,
      { token: await api.signIn('maya@northwindoutdoor.com'), variables: { id } },
    );
    const { messageId, visitorName } = await api.db.formSubmission.findFirstOrThrow({ where: { conversationId: id } });
    return { name: visitorName, answer: (answers: object) => visitor.answer(messageId ?? '', { ...answers }) };
  }

  it('take in what a visitor answers, as far as they have come', async () => {
    const { api } = await renderScreen(FORM);
    const before = await total();
    const { name, answer } = await askSomebody(api);

    await answer({ business: 'Bergschule Adelboden' });

    expect(await named(name)).toHaveTextContent('Bergschule Adelboden');
    expect(await total()).toBe(before + 1);
    expect((await rowsOf())[0]).toHaveTextContent('Partial 1/');
    await answer({ business: 'Bergschule Adelboden', kind: 'school' });
    await waitFor(async () => expect((await rowsOf())[0]).toHaveTextContent('Partial 2/'));
  });

  it('move for nobody who reads further down, who is told of what came', async () => {
    const { api, user } = await renderScreen(FORM);
    await table();
    const { name, answer } = await askSomebody(api);
    scrollDown(await table());

    await answer({ business: 'Bergschule Adelboden' });
    const show = await screen.findByRole('button', { name: 'New submissions' });
    expect(within(await table()).queryByRole('row', { name: new RegExp(name) })).toBeNull();
    await user.click(show);

    expect(await named(name)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New submissions' })).toBeNull();
  });
});

describe('a submission', () => {
  it('is starred, and not any more', async () => {
    const { user, name, stored } = await openNewest();

    await user.click(await screen.findByRole('button', { name: 'Star' }));

    expect(await within(await named(name)).findByRole('img', { name: 'Starred' })).toBeInTheDocument();
    expect(await stored()).toMatchObject({ isStarred: true });
    await user.click(await screen.findByRole('button', { name: 'Remove the star' }));
    expect(await screen.findByRole('button', { name: 'Star' })).toBeInTheDocument();
    await waitFor(async () => expect(await stored()).toMatchObject({ isStarred: false }));
  });

  it('is marked as spam, and taken back', async () => {
    const { user, stored } = await openNewest();

    await user.click(await screen.findByRole('button', { name: 'Mark as spam' }));

    await user.click(await screen.findByRole('button', { name: 'This is no spam' }));
    expect(await screen.findByRole('button', { name: 'Mark as spam' })).toBeInTheDocument();
    await waitFor(async () => expect(await stored()).toMatchObject({ status: 'Seen' }));
  });

  it('is deleted for good, by name, after asking', async () => {
    const { user, name, stored } = await openNewest();
    const all = await total();
    await user.click(await screen.findByRole('button', { name: 'Delete submission' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Delete what ${name} sent in?` });

    await user.click(within(dialog).getByRole('button', { name: 'Delete submission' }));

    expect(await screen.findByText('1 submission deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Submission' })).not.toBeInTheDocument());
    expect(await stored()).toBeNull();
    expect(await total()).toBe(all - 1);
    expect(await screen.findByRole('radio', { name: `All ${all - 1}` })).toBeInTheDocument();
  });
});

/** What is saved as a file, and under which names. */
function savedFiles() {
  const files: Blob[] = [];
  const links: HTMLAnchorElement[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    links.push(this);
  });
  return { files, links };
}

it('saves the chosen submissions alone as a file', async () => {
  const { files } = savedFiles();
  const { user } = await renderScreen(FORM);
  await rowsOf();
  const [first, second] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  await user.click(first ?? document.body);
  await user.click(second ?? document.body);

  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV' }));

  await waitFor(() => expect(files).toHaveLength(1));
  expect(((await files[0]?.text()) ?? '').trim().split('\r\n')).toHaveLength(3);
});

it('saves what is listed as a file', async () => {
  const { files, links } = savedFiles();
  const { user } = await renderScreen(`${FORM}?view=Starred`);
  await rowsOf();

  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV' }));

  await waitFor(() => expect(links.at(-1)?.download).toBe('trade-account.csv'));
  const [header, ...rows] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(header).toContain('id,visitor,state');
  expect(rows).toHaveLength(await total());
});
