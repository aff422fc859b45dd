import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newForm } from '@parley/form/newForm';
import { question } from '@parley/form/templates';
import { buildFormTemplate } from '@parley/db/factories/forms';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { png } from '#testing/files.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { thread } from '../testing/inboxScreen.ts';

const CONTENT = newForm({
  name: 'Zip repair',
  fields: [
    question('ShortText', 'Which product?', { key: 'product' }),
    question('Radio', 'How does it come to us?', { key: 'way', options: { bring: 'Bring it', post: 'Post it' } }),
    question('File', 'A photo of the zip', { key: 'photo' }),
    question('Date', 'Needed by?', { key: 'needed' }),
    question('YesNo', 'Bought from us?', { key: 'bought' }),
    question('LongText', 'Anything else?', { key: 'more' }),
  ],
});

it('shows in the thread how a form stands, and what the visitor sends in with its files', async () => {
  const { api, user, router } = await renderScreen('/dashboard/inbox');
  const { id: formTemplateId } = await buildFormTemplate(api.db, { clientId: 'clnt_northwind', content: CONTENT });
  const visitor = await chatVisitor(api);
  await visitor.write('The zip of my tent is broken.');
  const { id } = await api.db.conversation.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  await router.navigate(`/dashboard/inbox/${id}`);
  const log = within(await thread());
  await api.run(
    `mutation ($id: ID!, $formTemplateId: ID!) {
      sendForm(conversationId: $id, formTemplateId: $formTemplateId, key: "zip") { message { id } } }`,
    { token: await api.signIn('maya@northwindoutdoor.com'), variables: { id, formTemplateId } },
  );
  const submission = await api.db.formSubmission.findFirstOrThrow({ where: { conversationId: id } });
  const messageId = submission.messageId ?? '';

  expect(await log.findByText('Sent, not begun yet')).toBeInTheDocument();
  const photo = await visitor.attach('zip.png', png());
  await visitor.answer(messageId, { product: 'Sund 2', photo: [photo] });
  expect(await log.findByText('Begun')).toBeInTheDocument();
  expect(log.getByText('2 of 6 questions answered')).toBeInTheDocument();
  // What is not sent in yet is not shown as if the agent had attached it.
  expect(log.queryByRole('button', { name: 'Open zip.png' })).not.toBeInTheDocument();

  const rest = { way: 'post', needed: '2026-12-04', bought: true, more: 'The spare one is lost.' };
  await visitor.answer(messageId, { product: 'Sund 2', photo: [photo], ...rest }, { send: true });
  const answers = within(await log.findByLabelText('Answers'));
  expect(log.getByText('Sent in')).toBeInTheDocument();
  expect(answers.getByText('Which product?').nextElementSibling).toHaveTextContent('Sund 2');
  expect(answers.getByText('How does it come to us?').nextElementSibling).toHaveTextContent('Post it');
  expect(answers.getByRole('button', { name: 'Open zip.png' })).toBeInTheDocument();
  expect(answers.queryByText('Anything else?')).not.toBeInTheDocument();
  await user.click(log.getByRole('button', { name: 'Show all 6 answers' }));
  expect(answers.getByText('Anything else?').nextElementSibling).toHaveTextContent('The spare one is lost.');
  expect(answers.getByText('Needed by?').nextElementSibling).toHaveTextContent('4 December 2026');
  await user.click(log.getByRole('link', { name: 'Open in Forms' }));
  const submitted = within(await screen.findByRole('complementary', { name: 'Submission' }));
  expect(await submitted.findByText('Sund 2')).toBeInTheDocument();
  expect(submitted.getByText('4 December 2026')).toBeInTheDocument();
});

it('says that a visitor has left a form', async () => {
  const left = { state: 'Sent', leftAt: new Date() } as const;
  const { api, router } = await renderScreen('/dashboard/inbox');
  const { conversationId } = await api.db.formSubmission.findFirstOrThrow({
    where: { clientId: 'clnt_northwind', conversationId: { not: null }, messageId: { not: null } },
  });
  await api.db.formSubmission.updateMany({ where: { conversationId }, data: left });
  await router.navigate(`/dashboard/inbox/${conversationId}`);

  expect(await within(await thread()).findByText('Left')).toBeInTheDocument();
});
