import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#router/paths.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

it('says of a flow both what is live and that something is not published, also under its name for phones', async () => {
  await renderScreen(paths.guidedFlows, {
    prepare: async ({ db }) => {
      const where = { subjectId: 'flow_returns' };
      const { content } = await db.draft.findUniqueOrThrow({ where });
      await db.draft.update({ where, data: { content: content.replace('Return or repair', 'Return or mend') } });
      const { content: changed } = await db.draft.findUniqueOrThrow({ where });
      expect(changed).not.toBe(content);
    },
  });

  const row = within(await screen.findByRole('row', { name: /^Returns/ }));
  expect(row.getByText('Live, version 3')).toBeInTheDocument();
  expect(row.getByText('Unpublished changes')).toBeInTheDocument();
  expect(
    row.getByText(/^Live, version 3 · Unpublished changes · Offered by .+ · .+ starts in 30 days$/),
  ).toBeInTheDocument();
});

it('says of a flow that shows an article which visitors may not read any more that it needs attention', async () => {
  await renderScreen(paths.guidedFlows, {
    prepare: async ({ db }) => {
      await db.article.update({ where: { id: 'artc_exchanging-a-size' }, data: { status: 'Draft' } });
    },
  });

  const row = within(await screen.findByRole('row', { name: /^Returns/ }));
  const state = row.getByText('Needs attention');
  expect(state.closest('[title]')).toHaveAttribute(
    'title',
    expect.stringMatching(/^The article of .+ is not published\.$/),
  );
  expect(row.queryByText(/^Live, version/)).not.toBeInTheDocument();
});

it('asks before it puts away a flow that assistants offer, and names them', async () => {
  const { user, api } = await renderScreen(paths.guidedFlows, {
    prepare: async ({ db }) => {
      const { id } = await db.automatedFaq.findFirstOrThrow({ where: { state: 'Live', clientId: 'clnt_northwind' } });
      const data = { question: 'Which tent?', followUp: 'Flow', followUpId: 'flow_gear_finder' } as const;
      await db.automatedFaq.update({ where: { id }, data });
    },
  });
  const archive = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  };
  const isArchived = async (id: string) =>
    (await api.db.guidedFlow.findUniqueOrThrow({ where: { id } })).archivedAt !== null;

  await archive('Find the right gear');
  const question = await screen.findByRole('alertdialog', { name: 'Archive “Find the right gear”?' });
  expect(question).toHaveTextContent('Nori, “Which tent?” lead to it: visitors cannot begin it any more');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await isArchived('flow_gear_finder')).toBe(false);

  await archive('Find the right gear');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('“Find the right gear” is in the archive')).toBeInTheDocument();
  await archive('Book a boot fitting');
  expect(await screen.findByText('“Book a boot fitting” is in the archive')).toBeInTheDocument();
});
