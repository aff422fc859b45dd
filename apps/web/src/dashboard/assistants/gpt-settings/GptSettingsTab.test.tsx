import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/assistants/chatbot-widget/asst_nori/gpt-settings';

const gptOf = async ({ db }: Pick<ScreenApi, 'db'>) => {
  const { content } = await db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
  return JSON.parse(content).gpt;
};

it('sets how the assistant answers, and never answers a topic', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('radio', { name: 'Balanced' }));
  expect(screen.getByText(/joined and reworded/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Expert' }));
  await user.click(screen.getByRole('button', { name: 'Topic' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Topic' }), 'Snow reports');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await waitFor(async () => {
    const gpt = await gptOf(api);
    expect(gpt).toMatchObject({ ringFence: 'Balanced', tone: 'Expert' });
    expect(gpt.neverAnswers).toContainEqual(expect.objectContaining({ topic: 'Snow reports' }));
  });
});

it('answers from articles with some tags, does not ask back, and names its sources below the answer alone', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('radio', { name: 'Articles with some tags' }));
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'returns');
  await user.click(await screen.findByRole('option', { name: 'returns' }));
  await user.click(screen.getByRole('switch', { name: /Ask back first/ }));
  await user.click(screen.getByRole('radio', { name: 'Below only' }));

  await waitFor(async () =>
    expect(await gptOf(api)).toMatchObject({
      scope: { articles: 'Tags', tags: ['returns'] },
      asksBack: false,
      sourceStyle: 'List',
    }),
  );
});

it('answers from single articles', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('radio', { name: 'Single articles' }));
  await user.type(screen.getByRole('combobox', { name: 'Article' }), 'How returns work');
  await user.click(await screen.findByRole('option', { name: /^How returns work/ }));

  await waitFor(async () => {
    const { scope } = await gptOf(api);
    expect(scope.articles).toBe('Chosen');
    expect(scope.articleIds).toHaveLength(1);
  });
});

it('offers a form that is published after misses', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('radio', { name: 'Form' }));
  await user.type(screen.getByRole('combobox', { name: 'Form' }), 'Repair');
  await user.click(await screen.findByRole('option', { name: /Repair/ }));

  await waitFor(async () =>
    expect(await gptOf(api)).toMatchObject({ onMisses: 'Form', formTemplateId: expect.stringMatching(/^form_/) }),
  );
});

it('hands over what fits an expression, and refuses an expression that it cannot read', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Topic' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'An expression it fits' }));
  await user.type(dialog.getByRole('textbox', { name: 'Expression' }), '(?=belt)');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(/Looking ahead or behind/)).toBeInTheDocument();

  const field = dialog.getByRole('textbox', { name: 'Expression' });
  await user.clear(field);
  await user.type(field, 'lawyers?');
  await user.click(dialog.getByRole('radio', { name: /Hand over to a person/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('/lawyers?/')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await gptOf(api)).neverAnswers).toContainEqual(
      expect.objectContaining({ kind: 'Pattern', topic: 'lawyers?', action: 'Person' }),
    ),
  );
});

it('answers in the playground with its sources, and says why it does not', async () => {
  const { user, api } = await renderScreen(PATH);
  const before = await api.db.answer.count();
  const playground = within(await screen.findByRole('complementary', { name: 'Playground' }));
  const field = await playground.findByRole('textbox', { name: 'Ask as a visitor would' });

  await user.type(field, 'How do returns work?{Enter}');
  const [source] = await playground.findAllByRole('button', { name: 'Source 1' }, { timeout: 15_000 });
  const built = within(playground.getByRole('region', { name: 'Built from' }));
  expect(built.getAllByRole('listitem').length).toBeGreaterThan(0);
  if (source) await user.click(source);
  expect(await built.findByRole('listitem', { current: true })).toBeInTheDocument();

  await user.type(field, 'Which films does the cinema in Lugano show tonight?{Enter}');
  expect(await playground.findByText('Why not answered', {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(await api.db.answer.count()).toBe(before);
});
