// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { render } from 'preact';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postGraphql } from '#api/postGraphql.ts';
import { ASSISTANT, buildConfig } from '#testing/FakeConversations.ts';
import { mountDraft } from './mountDraft.tsx';

const ADDRESS = new URL('https://chat.example/chat/preview?assistantId=asst_nori&expires=9&signature=x');

/** The page of a draft's address, to which the API answers so. */
async function opened(answer: object) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(answer));
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    render(null, element);
    element.remove();
  });
  await mountDraft(element, ADDRESS, postGraphql('https://api.example/graphql', fetched), ['en']);
  return { user: userEvent.setup(), fetched };
}

it('shows the draft, says that it is one, and sends nothing of what is written', async () => {
  const config = buildConfig({ homePage: { start: 'Home', greeting: { en: 'A new greeting' } } });
  const { user, fetched } = await opened({ data: { draftPreview: { ...ASSISTANT, config } } });
  expect(await screen.findByText('A new greeting')).toBeVisible();
  expect(screen.getByText(/^Preview of a draft\./)).toBeVisible();

  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Do you repair zips?{Enter}');
  expect(await screen.findByText('This is a preview.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the start' }));

  expect(await screen.findByText('A new greeting')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says so where the address is good no longer', async () => {
  const refusal = { message: 'This preview is no longer open.', extensions: { code: 'NOT_FOUND' } };
  await opened({ data: null, errors: [refusal] });

  expect(await screen.findByRole('heading', { name: 'This preview is no longer open.' })).toBeVisible();
});
