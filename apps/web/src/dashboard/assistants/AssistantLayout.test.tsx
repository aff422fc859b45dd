import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const APPEARANCE = '/dashboard/assistants/chatbot-widget/asst_sol/appearance';
const AS = { as: 'theo@brightsideyoga.example' };

const title = () => screen.findByRole('textbox', { name: 'Title' });
const saved = () => waitFor(() => expect(screen.queryByText(/Saving/)).toBeNull());

describe('an assistant’s tabs', () => {
  it('save what is changed, and show visitors what is published', async () => {
    const { user, api } = await renderScreen(APPEARANCE, AS);
    const publishedTitle = async () => (await api.db.assistant.findUniqueOrThrow({ where: { id: 'asst_sol' } })).title;
    expect(await screen.findByText('Everything is published')).toBeInTheDocument();

    await user.clear(await title());
    await user.type(await title(), 'Luna');
    expect(await screen.findByRole('button', { name: '1 change not published' })).toBeInTheDocument();
    await saved();
    expect(await publishedTitle()).toBe('Sol');

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish Sol' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Appearance · TitleBefore: Sol');
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'A new name');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText('Version 2 is live')).toBeInTheDocument();
    expect(await publishedTitle()).toBe('Luna');
    expect(screen.getByText('Everything is published')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Appearance');
  });

  it('go back to what is published, and undo that', async () => {
    const { user } = await renderScreen(APPEARANCE, AS);
    await user.type(await title(), ' and Luna');
    await saved();

    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await title()).toHaveValue('Sol'));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await title()).toHaveValue('Sol and Luna');
  });

  it('show what each version changed, and restore one into the draft', async () => {
    const { user } = await renderScreen(APPEARANCE, AS);
    await user.type(await title(), '!');
    await saved();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
    await screen.findByText('Version 2 is live');

    await user.click(screen.getByRole('button', { name: 'History' }));
    const history = await screen.findByRole('dialog', { name: 'History' });
    await user.click(await within(history).findByRole('button', { name: 'Show changes of version 2' }));
    expect(within(history).getByRole('list', { name: 'Changes of version 2' })).toHaveTextContent('Sol!');
    await user.click(within(history).getByRole('button', { name: 'Restore version 1' }));

    await waitFor(async () => expect(await title()).toHaveValue('Sol'));
    expect(await screen.findByRole('button', { name: '1 change not published' })).toBeInTheDocument();
  });

  it('say in the words of the screens what is different', async () => {
    const { user } = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/appearance', {
      prepare: async (api) => {
        const where = { subjectId: 'asst_nori' };
        const config = JSON.parse((await api.db.draft.findUniqueOrThrow({ where })).content);
        config.team = { ...config.team, shows: 'Selected', memberIds: ['user_jonas'] };
        config.guidedFlows.entries = [{ guidedFlowId: 'flow_gone', isVisible: true }];
        config.homePage.blocks = [
          {
            id: 'read',
            isVisible: true,
            type: 'Articles',
            title: {},
            shows: 'Category',
            categoryId: 'acat_delivery',
            most: 3,
            hasSearch: true,
          },
        ];
        await api.db.draft.update({ where, data: { content: JSON.stringify(config) } });
      },
    });

    await user.click(await screen.findByRole('button', { name: /changes not published/ }));

    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(changes).toHaveTextContent('Team · People · No. 1Added: Jonas');
    expect(changes).toHaveTextContent('now: Something that is gone');
    expect(changes).toHaveTextContent('Those of a category, Delivery');
    expect(changes).not.toHaveTextContent(/user_|flow_|acat_|MostRead/);
  });

  it('name an article that is shown no more, though visitors may not read it now', async () => {
    const { user, api } = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/appearance', {
      prepare: async ({ db }) => {
        const where = { subjectId_number: { subjectId: 'asst_nori', number: 2 } };
        const config = JSON.parse((await db.version.findUniqueOrThrow({ where })).content);
        config.gpt.scope = { ...config.gpt.scope, articleIds: ['artc_pack-sizes'] };
        await db.version.update({ where, data: { content: JSON.stringify(config) } });
        await db.article.update({ where: { id: 'artc_pack-sizes' }, data: { status: 'Draft' } });
      },
    });
    const { title: named } = await api.db.article.findUniqueOrThrow({ where: { id: 'artc_pack-sizes' } });

    await user.click(await screen.findByRole('button', { name: /changes not published/ }));
    expect(await screen.findByRole('list', { name: 'Changes' })).toHaveTextContent(named);
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History' }));
    await user.click(await history.findByRole('button', { name: 'Show changes of version 2' }));
    expect(history.getByRole('list', { name: 'Changes of version 2' })).toHaveTextContent(named);
  });

  it('name a flow that went to the archive, and a form that takes no answers', async () => {
    const { user } = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/appearance', {
      prepare: async ({ db }) => {
        const where = { subjectId_number: { subjectId: 'asst_nori', number: 2 } };
        const config = JSON.parse((await db.version.findUniqueOrThrow({ where })).content);
        const archivedAt = new Date();
        const flow = await db.guidedFlow.findFirstOrThrow({ where: { clientId: 'clnt_northwind' } });
        await db.guidedFlow.update({ where: { id: flow.id }, data: { name: 'Old flow', archivedAt } });
        const form = await db.formTemplate.findFirstOrThrow({ where: { clientId: 'clnt_northwind' } });
        await db.formTemplate.update({ where: { id: form.id }, data: { name: 'Old form', status: 'Archived' } });
        config.guidedFlows.entries = [{ guidedFlowId: flow.id, isVisible: true }];
        config.gpt.formTemplateId = form.id;
        await db.version.update({ where, data: { content: JSON.stringify(config) } });
        await db.draft.update({
          where: { subjectId: 'asst_nori' },
          data: {
            content: JSON.stringify({
              ...config,
              guidedFlows: { entries: [] },
              gpt: { ...config.gpt, formTemplateId: null },
            }),
          },
        });
      },
    });

    await user.click(await screen.findByRole('button', { name: /changes not published/ }));

    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(changes).toHaveTextContent('Old flow');
    expect(changes).toHaveTextContent('Old form');
  });

  it('can be shown to somebody by a link', async () => {
    const { user } = await renderScreen(APPEARANCE, AS);
    await user.click(await screen.findByRole('button', { name: 'Copy a link to the draft' }));

    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(
      /\/chat\/preview\?assistantId=asst_sol&expires=\d+&signature=/,
    );
  });

  it('keep both when a colleague has saved meanwhile, and ask where both changed the same', async () => {
    const { user, api } = await renderScreen(APPEARANCE, AS);
    const field = await title();
    const draft = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
    const theirs = JSON.parse(draft.content);
    theirs.gpt.offersPerson = false;
    theirs.appearance.title = 'Helios';
    await api.db.draft.update({
      where: { subjectId: 'asst_sol' },
      data: { content: JSON.stringify(theirs), revision: { increment: 1 }, savedByName: 'Rosa Petrov' },
    });

    await user.type(field, ' and Luna');

    expect(await screen.findByText(/Rosa Petrov has changed this meanwhile/)).toHaveTextContent(
      'Appearance · Title. Whose change stays?',
    );
    await user.click(screen.getByText('Look at both'));
    const both = screen.getByRole('list', { name: 'Theirs and yours' });
    expect(both).toHaveTextContent(/Appearance · Title.*Helios.*Sol and Luna/);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => {
      const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
      expect(JSON.parse(content)).toMatchObject({
        appearance: { title: 'Sol and Luna' },
        gpt: { offersPerson: false },
      });
    });
  });

  it('say what is wrong beside the field, and save nothing of it', async () => {
    const { user, api } = await renderScreen(APPEARANCE, AS);

    await user.clear(await title());

    expect(await screen.findByText('Enter a title.')).toBeInTheDocument();
    expect(screen.getByText(/Not saved: something is not right yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const [problem] = within(await screen.findByRole('list', { name: 'Problems' })).getAllByRole('listitem');
    expect(problem).toHaveTextContent('Error: Title: Enter a title. Appearance');
    const { revision } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
    expect(revision).toBe(1);
  });

  it('say what would not work for visitors, mend it, and let nothing broken be published', async () => {
    const { user } = await renderScreen(APPEARANCE, {
      ...AS,
      prepare: async (api) => {
        const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
        const config = JSON.parse(content);
        config.appearance.mainColour = '#fff7cc';
        config.homePage.greeting = {};
        await api.db.draft.update({ where: { subjectId: 'asst_sol' }, data: { content: JSON.stringify(config) } });
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish Sol' });
    expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: /^Use #/ }));

    await waitFor(() => expect(screen.queryByText(/The main colour hardly stands out/)).toBeNull());
    expect(within(dialog).getByRole('list', { name: 'Problems' })).toHaveTextContent('Home page');
  });

  it('can be read by who may not change them', async () => {
    await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/appearance', {
      as: 'jonas@northwindoutdoor.com',
    });

    expect(await screen.findByText(/You can read this; ask an Admin/)).toBeInTheDocument();
    expect(await title()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
