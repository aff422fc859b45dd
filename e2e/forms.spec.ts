import { readFile } from 'node:fs/promises';
import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

test('a form is built and sent; its visitor leaves half-way, comes back and sends it in; staff see it beside the conversation and export it', async ({
  page,
  context,
  api,
  console,
  stack,
  signIn,
}) => {
  // One story from the builder over the chat to the file: each part alone stays within its time.
  test.slow();
  await signIn();
  await page.goto('/dashboard/forms');
  await page.getByRole('button', { name: 'New form' }).first().click();
  await page.getByRole('menuitem', { name: 'Blank form' }).click();
  const add = async (kind: string, label: string) => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(label);
  };
  await add('Short text', 'What is it?');
  await add('Address', 'Where do we pick it up?');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('Version 1 is live')).toBeVisible();
  const formTemplateId = /form_\w+/.exec(page.url())?.[0] ?? '';

  const agent = await agentOf(api, console);
  const chat = await context.newPage();
  await chat.goto(await chatAddress(api, stack.chatUrl, agent.token));
  const visitor = visitorOn(chat);
  await visitor.write('Could you fetch my tent?');
  await expect(visitor.log).toContainText('Sent');
  const { id: conversationId } = await agent.latest();
  await api(
    `mutation ($conversationId: ID!, $formTemplateId: ID!) {
      sendForm(conversationId: $conversationId, formTemplateId: $formTemplateId, key: "form") { message { id } } }`,
    { conversationId, formTemplateId },
    agent.token,
  );

  const form = chat.getByRole('form', { name: 'New form' });
  await form.getByLabel('What is it?').fill('A tent');
  await form.getByRole('button', { name: 'Next' }).click();
  const kept = chat.waitForResponse((answer) => /"city":"Bern"/.test(answer.request().postData() ?? ''));
  await form.getByLabel('City').fill('Bern');
  await kept;
  await chat.reload();
  await expect(form.getByText('2 of 2')).toBeVisible();
  await expect(form.getByLabel('City')).toHaveValue('Bern');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Enter at least street and city.')).toBeVisible();
  await form.getByLabel('Street and number').fill('Kramgasse 49');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Thank you. We have your answers.')).toBeVisible();

  await page.getByRole('button', { name: 'Submissions' }).click();
  const row = page.getByRole('table', { name: 'Submissions' }).getByRole('row', { name: /A tent/ });
  await expect(row).toContainText('Kramgasse 49, Bern');
  await row.getByRole('button').click();
  const submission = page.getByRole('complementary', { name: 'Submission' });
  await expect(submission.getByText('Could you fetch my tent?')).toBeVisible();
  await expect(submission.getByRole('img', { name: 'Map around Kramgasse 49, Bern' })).toHaveJSProperty(
    'naturalWidth',
    1280,
  );
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('A tent,"Kramgasse 49, Bern"');
});
