import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/assistants/chatbot-widget/asst_nori/gpt-settings';

const refused = { verdict: 'Refused', isInTopFive: false, cited: [] };
const answer = (verdict: string, cited: string) => ({ verdict, isInTopFive: true, cited: [cited] });
const RESULTS = [
  { question: 'Is it free?', isAnswerable: true, expected: 'Repair promise', live: refused, draft: refused },
  {
    question: 'Do you rent tents?',
    isAnswerable: false,
    expected: null,
    live: refused,
    draft: answer('Wrong', 'Tents'),
  },
  {
    question: 'How do returns work?',
    isAnswerable: true,
    expected: 'How returns work',
    live: answer('Right', 'How returns work'),
    draft: answer('Right', 'How returns work'),
  },
];

const prepare = async ({ db, clock }: ScreenApi) => {
  await db.evaluationRun.create({
    data: {
      id: 'evrn_first',
      setId: 'evst_winter',
      clientId: 'clnt_northwind',
      assistantId: 'asst_nori',
      state: 'Done',
      progress: 100,
      live: '{}',
      draft: '{}',
      results: JSON.stringify(RESULTS),
      createdAt: clock.now(),
      endedAt: clock.now(),
    },
  });
};

it('lists after a run which questions were not right, and what came, on either side', async () => {
  const { user } = await renderScreen(PATH, { prepare });
  const panel = within(await screen.findByRole('region', { name: 'Evaluation set' }));

  await user.click(await panel.findByText('2 questions not right'));
  const [first, second, ...rest] = within(panel.getByRole('list', { name: 'Not right' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Do you rent tents?');
  expect(first).toHaveTextContent('Answered from “Tents”, though nothing answers it');
  expect(second).toHaveTextContent('Is it free?');
  expect(second).toHaveTextContent('Refused, though “Repair promise” answers it');
  expect(rest).toEqual([]);
  await user.click(panel.getByRole('radio', { name: 'Live' }));

  expect(await panel.findByText('1 question not right')).toBeInTheDocument();
});
