import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/assistants/chatbot-widget/asst_sol/appearance';
const AS = { as: 'theo@brightsideyoga.example' };

const appearanceIn = async ({ db }: Pick<ScreenApi, 'db'>) => {
  const { content } = await db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
  return JSON.parse(content).appearance;
};

it('sets colours, launcher and window, and says how the colour reads', async () => {
  const { user, api } = await renderScreen(PATH, AS);
  const main = await screen.findByRole('textbox', { name: 'Main' });

  await user.clear(main);
  await user.type(main, '#ffd400');
  expect(await screen.findByText(/Black on your main colour reads well/)).toBeInTheDocument();
  expect(screen.getByText(/too pale for links and signs/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: 'Two speech bubbles' }));
  await user.click(screen.getByRole('radio', { name: 'Left' }));
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  await user.click(screen.getByRole('textbox', { name: 'Privacy notice' }));
  await user.paste('We keep it for a year.');

  await waitFor(async () =>
    expect(await appearanceIn(api)).toMatchObject({
      mainColour: '#ffd400',
      theme: 'Dark',
      displayMode: 'Compact',
      privacyNotice: { en: 'We keep it for a year.' },
      launcher: { icon: 'Chats', side: 'Left' },
    }),
  );
});

it('shows the tint that the visitor’s bubbles have until a colour is chosen for them', async () => {
  const { user, api } = await renderScreen(PATH, AS);
  const main = await screen.findByRole('textbox', { name: 'Main' });
  const bubble = screen.getByRole('textbox', { name: 'Visitor bubble' });

  await user.clear(main);
  await user.type(main, '#964624');
  expect(bubble).toHaveValue('#F1E7E3');
  expect(bubble).toHaveAccessibleDescription('Now a tint of the main colour.');

  await user.clear(bubble);
  await user.type(bubble, '#004488');
  await waitFor(async () => expect(await appearanceIn(api)).toMatchObject({ visitorBubbleColour: '#004488' }));
  await user.click(screen.getByRole('button', { name: 'Visitor bubble: use a tint of the main colour' }));
  await waitFor(async () => expect(await appearanceIn(api)).toMatchObject({ visitorBubbleColour: null }));
});

it('has a background, a colour for answers and no shadow, and says in which shade text can be read', async () => {
  const { user, api } = await renderScreen(PATH, AS);
  const background = await screen.findByRole('textbox', { name: 'Background' });

  await user.clear(background);
  await user.type(background, '#123456');
  const bubble = screen.getByRole('textbox', { name: 'Assistant bubble' });
  await user.clear(bubble);
  await user.type(bubble, '#0d1b2a');
  await user.click(screen.getByRole('switch', { name: 'Shadow around it' }));

  await waitFor(async () =>
    expect(await appearanceIn(api)).toMatchObject({
      background: '#123456',
      assistantBubbleColour: '#0d1b2a',
      hasShadow: false,
    }),
  );
  expect(background).toHaveAccessibleDescription('#F6F7F8 in light, #0E2943 in dark.');
});

it('shows the launcher as pages have it, beside the closed chat', async () => {
  const { user } = await renderScreen(PATH, AS);
  await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'Ask Sol');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));

  await user.click(preview.getByRole('radio', { name: 'Closed' }));
  expect(preview.getByText('Ask Sol')).toBeInTheDocument();

  await user.click(screen.getByRole('switch', { name: 'Hide on phones' }));
  await user.click(preview.getByRole('radio', { name: 'On a phone' }));
  expect(preview.getByText('The launcher is hidden on phones.')).toBeInTheDocument();
  expect(preview.queryByText('Ask Sol')).toBeNull();
});

it('brings a launcher’s picture back where another icon was only tried', async () => {
  const image = '/assistants/stock-avatar/robin';
  const { user, api } = await renderScreen(PATH, {
    ...AS,
    prepare: async ({ db }) => {
      const { content } = await db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
      const config = JSON.parse(content);
      config.appearance.launcher = { ...config.appearance.launcher, icon: 'Image', image };
      await db.draft.update({ where: { subjectId: 'asst_sol' }, data: { content: JSON.stringify(config) } });
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'A question mark' }));
  await waitFor(async () =>
    expect((await appearanceIn(api)).launcher).toMatchObject({ icon: 'Question', image: null }),
  );
  await user.click(screen.getByRole('radio', { name: 'A picture of yours' }));

  await waitFor(async () => expect((await appearanceIn(api)).launcher).toMatchObject({ icon: 'Image', image }));
});

it('has one of our faces chosen', async () => {
  const { user, api } = await renderScreen(PATH, AS);

  await user.click(await screen.findByRole('button', { name: 'Choose one of ours' }));
  await user.click(await screen.findByRole('button', { name: 'robin' }));

  await waitFor(async () => expect((await appearanceIn(api)).avatar).toBe('/assistants/stock-avatar/robin'));
});

it('writes its texts in several languages', async () => {
  const { user, api } = await renderScreen(PATH, AS);

  await user.type(await screen.findByRole('combobox', { name: 'Add a language' }), 'German');
  await user.click(await screen.findByRole('option', { name: 'German' }));
  const subtitle = await screen.findByRole('textbox', { name: 'Subtitle (German)' });
  await user.type(subtitle, 'Dein Studio');

  await waitFor(async () => expect((await appearanceIn(api)).subtitle).toEqual({ de: 'Dein Studio' }));
  const other = within(screen.getByRole('radiogroup', { name: 'Language of texts' }));
  await user.click(other.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('textbox', { name: 'Subtitle (English)' })).toHaveValue('');

  expect(screen.queryByText(/chat’s own words/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Add a language' }), 'Swedish');
  await user.click(await screen.findByRole('option', { name: 'Swedish' }));
  expect(await screen.findByText(/your texts in Swedish, the chat’s own words/)).toBeInTheDocument();
});

it('takes over how another assistant looks, but not what it is called and says, and undoes that', async () => {
  const { user, api } = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/appearance', {
    prepare: async ({ db }) => {
      const where = { subjectId_number: { subjectId: 'asst_basecamp', number: 1 } };
      const config = JSON.parse((await db.version.findUniqueOrThrow({ where })).content);
      const launcher = { ...config.appearance.launcher, size: 72, side: 'Left', label: { en: 'Camp' } };
      config.appearance = { ...config.appearance, mainColour: '#123456', font: 'Serif', launcher };
      await db.version.updateMany({ where: { subjectId: 'asst_basecamp' }, data: { content: JSON.stringify(config) } });
    },
  });
  const main = await screen.findByRole('textbox', { name: 'Main' });
  const before = main.getAttribute('value');

  await user.click(await screen.findByRole('button', { name: 'Take the looks of another assistant' }));
  await user.click(await screen.findByRole('menuitem', { name: /Basecamp/ }));

  await waitFor(() => expect(main).toHaveValue('#123456'));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Nori');
  await waitFor(async () => {
    const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
    expect(JSON.parse(content).appearance).toMatchObject({
      title: 'Nori',
      font: 'Serif',
      launcher: { size: 72, side: 'Left', label: { en: 'Ask Nori' } },
    });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(main).toHaveValue(before));
});

it('takes styles of the company’s own, and none that fetch anything', async () => {
  const { user, api } = await renderScreen(PATH, AS);
  const css = await screen.findByRole('textbox', { name: 'CSS' });

  await user.click(css);
  await user.paste('.chat-foot { background: url(https://evil.example) }');
  await waitFor(() => expect(css).toHaveAccessibleDescription(/Nothing may be fetched/));
  await user.clear(css);
  await user.paste('.chat-foot { display: none }');

  await waitFor(async () => expect(await appearanceIn(api)).toMatchObject({ css: '.chat-foot { display: none }' }));
});
