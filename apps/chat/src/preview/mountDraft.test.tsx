// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { render } from 'preact';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ASSISTANT, buildConfig } from '#testing/FakeConversations.ts';
import { mountDraft } from './mountDraft.tsx';

const ADDRESS = new URL('https://chat.example/chat/preview?assistantId=asst_nori&expires=9&signature=x');

/** The page of a draft's address, to which the API answers so. */
async function opened(answer: () => Response) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    render(null, element);
    element.remove();
    vi.unstubAllGlobals();
  });
  await mountDraft(element, ADDRESS, 'https://api.example', ['en']);
  return { user: userEvent.setup(), fetched };
}

it('shows the draft, says that it is one, and sends nothing of what is written', async () => {
  const config = buildConfig({ homePage: { start: 'Home', greeting: { en: 'A new greeting' } } });
  const { user, fetched } = await opened(() => Response.json({ ...ASSISTANT, config }));
  expect(await screen.findByText('A new greeting')).toBeVisible();
  expect(screen.getByText(/^Preview of a draft\./)).toBeVisible();

  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Do you repair zips?{Enter}');
  expect(await screen.findByText('This is a preview.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the start' }));

  expect(await screen.findByText('A new greeting')).toBeVisible();
  expect(fetched.mock.calls).toEqual([[`https://api.example/widget/draft${ADDRESS.search}`, { credentials: 'omit' }]]);
});

it('says so where the address is good no longer', async () => {
  await opened(() => new Response(null, { status: 403 }));

  expect(await screen.findByRole('heading', { name: 'This preview is no longer open' })).toBeVisible();
});
