import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

test('a FAQ that was just written answers another phrasing in place of GPT, with its button, and the hit is counted', async ({
  page,
  context,
  api,
  console,
  stack,
  signIn,
}) => {
  const { token } = await agentOf(api, console);
  await signIn();
  await page.goto('/dashboard/guided-flows');
  await page.getByRole('link', { name: 'Automated FAQs' }).click();
  await page.getByRole('button', { name: 'New FAQ' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Do you sharpen ice axes?');
  const adder = page.getByRole('textbox', { name: 'Another way to ask' });
  await adder.fill('Can my crampons be sharpened?');
  await adder.press('Enter');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, within **a day**, for CHF 12.');
  await page.getByRole('button', { name: 'Add a button' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Our workshops');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://www.northwindoutdoor.example/workshops');

  await page.getByRole('textbox', { name: 'Question of a visitor' }).fill('can you sharpen my crampons');
  const fits = page.getByRole('list', { name: 'FAQs by how well they fit' });
  await expect(fits.getByRole('listitem').first()).toContainText('This FAQ');
  await expect(fits.getByRole('listitem').first()).toContainText('Answers');
  await look(page, 'a new FAQ');
  await page.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(page).toHaveURL(/automated-faqs\/afaq_/);

  const chat = await context.newPage();
  await chat.goto(await chatAddress(api, stack.chatUrl, token, { isAnswering: true }));
  const visitor = visitorOn(chat);
  await visitor.write('can you sharpen my crampons');
  await expect(visitor.log).toContainText('Yes, within a day, for CHF 12.');
  await expect(visitor.log.getByRole('link', { name: 'Our workshops' })).toHaveAttribute('href', /workshops$/);
  await expect(visitor.log.getByRole('list', { name: 'Sources' })).toBeHidden();
  await chat.getByRole('button', { name: 'It helped' }).click();
  await expect(chat.getByText('Glad to hear it.')).toBeVisible();

  await page.getByRole('link', { name: 'Automated FAQs' }).first().click();
  const row = page.getByRole('row', { name: /Do you sharpen ice axes/ });
  await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('ice axes');
  await expect(row).toContainText('Live');
  await expect(row).toContainText('100%');
  await expect(row.getByText('1', { exact: true })).toBeVisible();
});

test('a FAQ leads on to a guided flow, whose steps the visitor presses', async ({
  page,
  context,
  api,
  console,
  stack,
  signIn,
}) => {
  const { token } = await agentOf(api, console);
  await signIn();
  await page.goto('/dashboard/guided-flows/automated-faqs/new');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('My zip broke, what now?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('That happens. Let us see.');
  await page.getByRole('button', { name: /Then$/ }).click();
  await page.getByRole('option', { name: 'A guided flow begins' }).click();
  const flow = page.getByRole('combobox', { name: 'Flow' });
  // It stands in view before its list opens: a list closes when the page is scrolled.
  await flow.click();
  await flow.fill('Returns and');
  await page.getByRole('option', { name: /^Returns and repairs/ }).click();
  await page.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(page).toHaveURL(/automated-faqs\/afaq_/);

  const chat = await context.newPage();
  await chat.goto(await chatAddress(api, stack.chatUrl, token, { isAnswering: true }));
  const visitor = visitorOn(chat);
  await visitor.write('my zip broke, what now?');
  await expect(visitor.log).toContainText('That happens. Let us see.');
  await visitor.log.getByRole('button', { name: 'Wrong size' }).click();
  await expect(visitor.log).toContainText('We exchange it for another size');
});
