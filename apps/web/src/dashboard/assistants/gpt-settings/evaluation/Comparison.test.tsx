import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/assistants/chatbot-widget/asst_nori/gpt-settings';

const HOUR = 3_600_000;
const refused = { verdict: 'Refused', isInTopFive: false, cited: [] };
const wrong = { verdict: 'Wrong', isInTopFive: false, cited: ['Tents'] };
const resultOf = (draft: object) => ({ question: 'Do you rent tents?', isAnswerable: false, live: refused, draft });

/** Two runs of the seeded set: right at first, then answered falsely. */
const prepare =
  (isGate: boolean) =>
  async ({ db, clock }: ScreenApi) => {
    const run = {
      setId: 'evst_winter',
      clientId: 'clnt_northwind',
      assistantId: 'asst_nori',
      state: 'Done',
      live: '{}',
      draft: '{}',
    } as const;
    const now = clock.now();
    const first = new Date(now.getTime() - HOUR);
    await db.evaluationSet.updateMany({ data: { isGate } });
    await db.evaluationRun.createMany({
      data: [
        { ...run, id: 'evrn_first', results: JSON.stringify([resultOf(refused)]), createdAt: first, endedAt: first },
        { ...run, id: 'evrn_second', results: JSON.stringify([resultOf(wrong)]), createdAt: now, endedAt: now },
      ],
    });
  };

async function openPanel(isGate: boolean) {
  await renderScreen(PATH, { prepare: prepare(isGate) });
  const panel = within(await screen.findByRole('region', { name: 'Evaluation set' }));
  await panel.findByRole('table', { name: 'Comparison' });
  return panel;
}

it('says of a gate whether it passes', async () => {
  const panel = await openPanel(true);

  expect(panel.getByText('Gate fails.')).toBeInTheDocument();
});

it('says of a set that is no gate how it did compared with the run before', async () => {
  const panel = await openPanel(false);

  expect(panel.getByText(/the draft is right less often \(0%, was 100%\)/)).toBeInTheDocument();
  expect(panel.queryByText(/^Gate/)).toBeNull();
});
