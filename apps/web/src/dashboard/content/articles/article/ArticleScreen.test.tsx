import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#router/paths.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/content/articles/artc_how-returns-work';

const text = async () => screen.findByRole('textbox', { name: 'Text of the article' });

/** As from the clipboard. */
async function paste(words: string) {
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/plain' ? words : '') };
  fireEvent.paste(await text(), { clipboardData });
}

const draftOf = async ({ db }: Pick<ScreenApi, 'db'>, id: string): Promise<Record<string, string>> => {
  const draft = await db.draft.findUnique({ where: { subjectId: id } });
  return JSON.parse(draft?.content ?? '{}');
};

it('saves what is written, publishes it, and shows that it is trained', async () => {
  const { user, api } = await renderScreen(PATH);

  await paste('## By post\n\n- Pack it\n- Send it');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'How to send things back');
  await waitFor(async () => {
    const { title: saved, body } = await draftOf(api, 'artc_how-returns-work');
    expect(saved).toBe('How to send things back');
    expect(body).toContain('<h2>By post</h2><ul><li>Pack it</li><li>Send it</li></ul>');
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: /^Publish/ });
  expect(within(dialog).getByRole('list', { name: 'What changes' })).toHaveTextContent('Pack it');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('Version 2 is published')).toBeInTheDocument();
  expect(await screen.findByText('Everything is published')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Details' })).toHaveTextContent('Queued'));
  await api.doJobs();
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Details' })).toHaveTextContent('Trained'));
});

it('shows what was changed in a paragraph, once, among its words', async () => {
  const { user } = await renderScreen(PATH);
  const paragraph = (await text()).querySelector('p');
  if (!paragraph) throw new Error('The article has no text.');

  paragraph.append(' Keep the receipt.');
  await user.click(await screen.findByRole('button', { name: '1 change not published' }));

  const changes = within(await screen.findByRole('dialog')).getByRole('list', { name: 'Changes' });
  expect(within(changes).getAllByRole('listitem')).toHaveLength(1);
  expect(within(changes).getByRole('insertion')).toHaveTextContent('added: Keep the receipt.');
  expect(within(changes).queryByRole('deletion')).toBeNull();
});

it('puts a block in', async () => {
  const { user } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Warning' }));

  await waitFor(async () => expect((await text()).querySelector('aside[data-callout=warning]')).not.toBeNull());
});

it('takes a video by its address, and says when it is none', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Video' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a video' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'https://example.com/a');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText(/no address of a video/)).toBeInTheDocument();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Address' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'https://youtu.be/dQw4w9WgXcQ');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));

  expect(await within(await text()).findByText('YouTube · youtu.be/dQw4w9WgXcQ')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await draftOf(api, 'artc_how-returns-work')).body).toContain(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
    ),
  );
});

it.each([
  ['/vid', 'Add a video', 'Address'],
  ['/pic', 'Add a picture', 'Address'],
  ['/link', 'Link to an article', 'Search articles'],
])('after %s and Enter one types into the first field', async (command, title, field) => {
  const { user } = await renderScreen(PATH);
  const editor = await text();
  act(() => editor.focus());

  await paste(command);
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');

  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByLabelText(field)).toHaveFocus();
});

it('takes a picture as a file, or as it is pasted, and says which may not come', async () => {
  const { user } = await renderScreen(PATH);
  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
  expect(dialog.getByRole('button', { name: 'choose a file' })).toBeEnabled();
  const pasteFile = (file: File) =>
    fireEvent.paste(dialog.getByLabelText('Address'), { clipboardData: { files: [file] } });

  pasteFile(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await dialog.findByText(/This kind of file cannot be read/)).toBeInTheDocument();
  pasteFile(new File(['x'], 'boot.png', { type: 'image/png' }));

  expect(await dialog.findByText('boot.png')).toBeInTheDocument();
  expect(dialog.getByLabelText('What it shows')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Remove boot.png' }));
  expect(dialog.getByLabelText('Address')).toHaveFocus();
});

it('goes on without the link behind a link to an article', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Link to an article' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link to an article' });
  await user.click(await within(dialog).findByRole('button', { name: /^Avalanche course: what/ }));
  await paste(' says it.');

  await waitFor(async () =>
    expect((await draftOf(api, 'artc_how-returns-work')).body).toMatch(
      /<a [^>]*data-article="artc_[^>]*>Avalanche course: what to bring<\/a> says it\./,
    ),
  );
});

it('links to the article that is searched for, also by a mistyped word', async () => {
  const { user } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Link to an article' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link to an article' }));
  await user.type(await dialog.findByRole('searchbox', { name: 'Search articles' }), 'avalnache');

  await waitFor(() =>
    expect(within(dialog.getByRole('list', { name: 'Articles' })).getAllByRole('button')[0]).toHaveTextContent(
      /^Avalanche course: what to bring/,
    ),
  );
});

it('says beside the address, and before publishing, that another article has it', async () => {
  const { user } = await renderScreen(PATH);
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));
  const address = details.getByRole('textbox', { name: 'Address' });

  await user.clear(address);
  await user.type(address, 'repair-promise');
  expect(await details.findByText('Another article has this address already.')).toBeInTheDocument();
  expect(address).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  const dialog = await screen.findByRole('dialog', { name: /^Publish/ });
  expect(within(dialog).getByText(/not saved\. Another article has this address already\./)).toBeInTheDocument();
});

it('says beside the text, and before publishing, that there is none', async () => {
  const { user } = await renderScreen(PATH, {
    prepare: async ({ db }) => {
      const { content } = await db.draft.findUniqueOrThrow({ where: { subjectId: 'artc_how-returns-work' } });
      const blank = JSON.stringify({ ...JSON.parse(content), body: '<p></p>' });
      await db.draft.update({ where: { subjectId: 'artc_how-returns-work' }, data: { content: blank } });
    },
  });
  expect(await text()).not.toBeInvalid();

  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: /^Publish/ });
  expect(within(dialog).getByText('Write its text first.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  expect(await text()).toBeInvalid();
  expect(await text()).toHaveAccessibleDescription('Write its text first.');
  await paste('Within 60 days.');
  await waitFor(async () => expect(await text()).not.toBeInvalid());
});

it('changes at once what stands beside the text', async () => {
  const { user, api } = await renderScreen(PATH);
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));

  await user.click(await details.findByRole('button', { name: /Category/ }));
  await user.click(await screen.findByRole('option', { name: 'Orders' }));
  await user.type(details.getByRole('textbox', { name: 'Tags' }), ', parcels');
  await user.tab();
  expect(details.getByRole('link', { name: 'Nori' })).toHaveAttribute(
    'href',
    paths.assistantTab('chatbot-widget', 'asst_nori', 'gpt-settings'),
  );
  await user.click(details.getByRole('switch', { name: 'Use in answers' }));

  await waitFor(async () => {
    const article = await api.db.article.findUniqueOrThrow({
      where: { id: 'artc_how-returns-work' },
      include: { category: true },
    });
    expect(article.category?.name).toBe('Orders');
    expect(JSON.parse(article.tags)).toContain('parcels');
    expect(article.includeInGpt).toBe(false);
  });
  expect(await details.findByText('Not included')).toBeInTheDocument();
  expect(await details.findByText('No assistant answers from it.')).toBeInTheDocument();
});

it('goes back to an earlier version', async () => {
  const { user, api } = await renderScreen(PATH);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const before = (await api.db.article.findUniqueOrThrow({ where: { id: 'artc_how-returns-work' } })).title;
  await user.clear(title);
  await user.type(title, 'Another title');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: /^Publish/ });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Everything is published');

  await user.click(screen.getByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));

  await waitFor(() => expect(title).toHaveValue(before));
  expect(await screen.findByText('1 change not published')).toBeInTheDocument();
});

it('shows both where a colleague has changed the same, block by block, and keeps the chosen one', async () => {
  const { user, api } = await renderScreen(PATH);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const where = { subjectId: 'artc_how-returns-work' };
  const { content } = await api.db.draft.findUniqueOrThrow({ where });
  await api.db.draft.update({
    where,
    data: {
      content: JSON.stringify({ ...JSON.parse(content), title: 'Sending it back' }),
      revision: { increment: 1 },
      savedByName: 'Rosa Petrov',
    },
  });
  await user.clear(title);
  await user.type(title, 'Returns');

  expect(await screen.findByText(/Rosa Petrov has changed this meanwhile/)).toHaveTextContent(/Title/);
  await user.click(screen.getByText('Look at both'));
  expect(screen.getByRole('list', { name: 'Theirs and yours' })).toHaveTextContent(/Sending it back.*Returns/);
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));

  await waitFor(() => expect(title).toHaveValue('Sending it back'));
});

it('says of a draft when it is published by itself, and that answers may use it from then on', async () => {
  await renderScreen(PATH, {
    prepare: ({ db }) =>
      db.article.update({
        where: { id: 'artc_how-returns-work' },
        data: {
          status: 'Draft',
          publishedAt: null,
          publishAt: new Date('2027-03-04T12:00:00Z'),
          gptStatus: 'NotIncluded',
          passageCount: 0,
        },
      }),
  });
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));

  expect(await screen.findByText('Publishes on 4 March 2027')).toBeInTheDocument();
  expect(details.getByText('Once published')).toBeInTheDocument();
  expect(details.getByText('Assistants answer from it once it is published.')).toBeInTheDocument();
});

it('says what unpublishing takes away, and takes it back with its schedule', async () => {
  const { user, api } = await renderScreen(PATH, {
    prepare: ({ db }) =>
      db.article.update({
        where: { id: 'artc_how-returns-work' },
        data: { publishAt: new Date('2027-03-04T09:30:00Z') },
      }),
  });
  const read = () => api.db.article.findUniqueOrThrow({ where: { id: 'artc_how-returns-work' } });
  const before = await read();

  await user.click(await screen.findByRole('button', { name: 'Actions for the article' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  expect(await screen.findByText(/^Its schedule is gone too: Thursday,? 4 March 2027 at/)).toBeInTheDocument();
  expect(await read()).toMatchObject({ status: 'Draft', publishAt: null });
  await user.click(screen.getByText('Undo', { selector: 'button' }));

  expect(await screen.findByText(/is published again/)).toBeInTheDocument();
  const { publishAt, body } = before;
  expect(await read()).toMatchObject({ status: 'Published', publishAt, body });
});

it('is taken from readers and answers, and put away', async () => {
  const { user, api, router } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Actions for the article' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  expect(await screen.findByText(/is not published any more/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for the article' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/content/articles'));
  expect(await api.db.article.count({ where: { id: 'artc_how-returns-work' } })).toBe(0);
});

it.each([
  ['artc_altimeter-watch-pdf', '/dashboard/content/documents/artc_altimeter-watch-pdf'],
  ['artc_site-shops-zurich', '/dashboard/content/webpages?open=artc_site-shops-zurich'],
])('leads to the place of %s, which was not written here', async (id, place) => {
  const { router } = await renderScreen(`/dashboard/content/articles/${id}`);

  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(place));
  expect(
    await screen.findByText(id === 'artc_site-shops-zurich' ? 'Open the original in a new tab' : 'What was read'),
  ).toBeInTheDocument();
});
