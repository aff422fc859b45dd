import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

test('a visitor is answered with sources, judges it and asks for a person; an agent sees why it was answered so', async ({
  page,
  context,
  api,
  console,
  stack,
  signIn,
}) => {
  const { token } = await agentOf(api, console);
  await page.goto(await chatAddress(api, stack.chatUrl, token, { isAnswering: true }));
  const visitor = visitorOn(page);
  // What no automated FAQ answers.
  await visitor.write('From how many pieces on do you embroider logos?');

  const sources = visitor.log.getByRole('list', { name: 'Sources' });
  await sources.getByRole('button').first().press('Enter');
  const source = page.getByRole('dialog', { name: /^Source 1/ });
  await expect(source).toBeFocused();
  await expect(source.getByRole('link', { name: 'Read it all' })).toHaveAttribute('href', /\/help\//);
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(sources.getByRole('button').first()).toBeFocused();

  await page.getByRole('button', { name: 'It helped' }).click();
  await expect(page.getByText('Glad to hear it.')).toBeVisible();
  await visitor.write('Who won the world cup in 1998?');
  await visitor.log.getByRole('button', { name: 'Ask for a person' }).click();
  await expect(visitor.log).toContainText('You asked for a person');

  const inbox = await context.newPage();
  await signIn();
  await inbox.goto('/dashboard/inbox?view=handoff');
  await inbox
    .getByRole('link', { name: /asked for|Visitor/ })
    .first()
    .click();
  const thread = inbox.getByRole('log', { name: 'Messages' });
  await expect(thread).toContainText('The visitor says that it helped');
  await thread.getByRole('button', { name: 'Why this answer' }).first().click();
  const why = inbox.getByRole('dialog', { name: 'Why this answer' });
  await expect(why).toContainText('From how many pieces on do you embroider logos?');
  await expect(why.getByRole('listitem').first()).toContainText('enough to count');
});
