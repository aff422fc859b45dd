import { agentOf } from './chatStaff.ts';
import { chatAddress } from './chatPage.ts';
import { expect, test } from './fixtures.ts';
import { offerFlow } from './offerFlow.ts';

test('a visitor books a time and asks for a person: booking and ticket stand beside the conversation', async ({
  page,
  context,
  api,
  console,
  stack,
  signIn,
}) => {
  const { token } = await agentOf(api, console);
  await offerFlow(api, token, 'flow_advice');
  await page.goto(await chatAddress(api, stack.chatUrl, token));
  await page.getByRole('button', { name: 'Send us a message' }).click();
  await page
    .getByRole('button', { name: /Advice by video/ })
    .first()
    .click();
  const card = page.getByRole('region', { name: 'Gear advice by video' });
  await card
    .getByRole('list', { name: /^Times on/ })
    .getByRole('button')
    .first()
    .click();
  await card.getByLabel('Your name').fill('Ada Moreau');
  await card.getByLabel('Your email').fill('ada@visitor.example');
  await card.getByRole('button', { name: 'Book' }).click();
  await expect(card.getByText('Booked')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a person' }).click();

  const inbox = await context.newPage();
  await signIn();
  await inbox.goto('/dashboard/inbox?view=handoff');
  await inbox
    .getByRole('link', { name: /Ada Moreau/ })
    .first()
    .click();
  await expect(inbox.getByRole('region', { name: 'Bookings' })).toContainText('Gear advice by video');
  // Where Zendesk was away for a moment it is asked again after 15 seconds.
  await expect(inbox.getByRole('log', { name: 'Messages' })).toContainText(/It became ticket #\d+/, {
    timeout: 30_000,
  });
});
