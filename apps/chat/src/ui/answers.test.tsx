// @vitest-environment jsdom
import { dangersIn, HOSTILE_HTML } from '../../../../packages/article-html/testing/hostileHtml.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Answer, Citation } from '#api/ChatApi.ts';
import { ASSISTANT, buildConfig } from '#testing/FakeConversations.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { renderChat } from '#testing/renderChat.tsx';

const ANSWERED: Answer = {
  outcome: 'Answered',
  isHelpful: null,
  complaint: null,
  comment: null,
  followUps: [],
  tips: [],
  buttons: [],
};
const SOURCES: readonly Citation[] = [
  { number: 1, title: 'Repair promise', heading: 'Belts', quote: 'A new belt is free.', page: null, url: null },
  {
    number: 2,
    title: 'Workshops',
    heading: '',
    quote: 'Bern fits one in ten minutes.',
    page: 3,
    url: 'https://help.example/workshops',
  },
];

async function asked(fake = new FakeApi()) {
  const given = renderChat({ fake });
  await given.write('Is the belt free?');
  await screen.findByText('Sent');
  const question = fake.lastMessage;
  fake.changed(fake.last, { handledBy: 'AI', status: 'Pending' });
  const answer = (body: string, answered: Partial<Answer> = {}, citations: readonly Citation[] = []) =>
    fake.reply(body, {
      author: 'AI',
      key: `answer:${question.id}`,
      citations,
      answer: { ...ANSWERED, ...answered },
    });
  const write = (text: string, isDone = false) =>
    fake.live.answering({ conversationId: fake.last.id, questionId: question.id, text, isDone });
  return { ...given, fake, answer, write };
}

describe('an answer that is being written', () => {
  it('shows as it comes, and screen readers hear the whole of it once', async () => {
    const { write, answer } = await asked();

    write('It is fr');
    const half = await screen.findByText('It is fr');
    expect(half.closest('[aria-hidden=true]')).not.toBeNull();
    answer('It is free.');

    const whole = await screen.findByText('It is free.');
    expect(whole.closest('[aria-hidden=true]')).toBeNull();
    expect(whole.closest('[aria-live]')).toBe(screen.getByRole('log'));
    expect(screen.queryByText('It is fr')).toBeNull();
  });

  it('goes when the message has come another way, after the connection was lost', async () => {
    const { write, answer, fake } = await asked();
    write('It is fr');
    await screen.findByText('It is fr');

    fake.live.lose();
    answer('It is free.');
    fake.live.restore();

    await screen.findByText('It is free.');
    expect(screen.queryByText('It is fr')).toBeNull();
  });
});

describe('the sources of an answer', () => {
  it('stand at the words and beneath them, and open by keyboard', async () => {
    const { answer, user } = await asked();
    answer('It is free. [1] Bern has one. [2]', {}, SOURCES);
    const bubble = within((await screen.findByText(/It is free/)).closest('li') ?? document.body);

    bubble.getByRole('button', { name: 'Source 1: Repair promise' }).focus();
    await user.keyboard('{Enter}');

    const panel = await screen.findByRole('dialog', { name: 'Source 1: Repair promise' });
    expect(panel).toHaveTextContent(/Repair promise.*Belts.*A new belt is free\./);
    expect(panel).toHaveFocus();
    expect(within(panel).queryByRole('link')).toBeNull();

    await user.click(within(panel).getByRole('button', { name: 'Next source' }));
    expect(panel).toHaveTextContent(/Workshops.*page 3.*ten minutes/);
    expect(within(panel).getByRole('link', { name: 'Read it all' })).toHaveAttribute(
      'href',
      'https://help.example/workshops',
    );

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bubble.getByRole('button', { name: 'Source 1: Repair promise' })).toHaveFocus();
  });

  it('stand below the answer alone where the company wants it so', async () => {
    const fake = new FakeApi();
    const config = buildConfig();
    fake.assistant = { ...ASSISTANT, config: { ...config, gpt: { ...config.gpt, sourceStyle: 'List' } } };
    const { answer } = await asked(fake);

    answer('It is free. [1]', {}, SOURCES);

    expect(await screen.findByText('It is free.')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Source 1/ })).toBeNull();
  });

  it('do not show where the company does not want it', async () => {
    const fake = new FakeApi();
    const config = buildConfig();
    fake.assistant = { ...ASSISTANT, config: { ...config, gpt: { ...config.gpt, showsSources: false } } };
    const { answer } = await asked(fake);

    answer('It is free. [1]', {}, SOURCES);

    expect(await screen.findByText('It is free.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Source/ })).toBeNull();
  });
});

describe('the verdict on an answer', () => {
  it('is given by a press, changed by another, and says why it did not help', async () => {
    const { answer, user, fake } = await asked();
    answer('It is free.');
    const helped = await screen.findByRole('button', { name: 'It helped' });

    await user.click(helped);
    await waitFor(() => expect(helped).toHaveAttribute('aria-pressed', 'true'));
    await user.click(screen.getByRole('button', { name: 'It did not help' }));
    await user.click(await screen.findByRole('button', { name: 'Not right' }));
    await user.type(screen.getByRole('textbox', { name: /What should it have said/ }), 'It was not.');
    await user.click(screen.getByRole('button', { name: 'Done' }));

    await waitFor(() =>
      expect(fake.lastMessage.answer).toMatchObject({ isHelpful: false, complaint: 'Wrong', comment: 'It was not.' }),
    );
    expect(await screen.findByRole('button', { name: 'Say why' })).toBeInTheDocument();
    expect(helped).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the way on from an answer', () => {
  it('is a question that may be asked next', async () => {
    const { answer, user, fake } = await asked();
    answer('It is free.', { followUps: ['How long does it take?'] });

    await user.click(await screen.findByRole('button', { name: 'How long does it take?' }));

    await waitFor(() => expect(fake.lastMessage).toMatchObject({ author: 'Visitor', body: 'How long does it take?' }));
    expect(screen.queryByRole('button', { name: 'How long does it take?' })).toBeNull();
  });

  it('is a person where there was no answer', async () => {
    const { answer, user, fake } = await asked();
    answer('I do not know that.', { outcome: 'Refused' });

    const person = await screen.findByRole('button', { name: 'Ask for a person' });
    expect(screen.queryByRole('group', { name: 'Did this answer help?' })).toBeNull();
    await user.click(person);

    await waitFor(() => expect(fake.last.handoffRequestedAt).not.toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for a person' })).toBeNull());
  });

  it('is to ask once more where something broke', async () => {
    const { answer, user, fake } = await asked();
    answer('I could not look that up just now.', { outcome: 'Failed' });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(fake.lastMessage).toMatchObject({ author: 'Visitor', body: 'Is the belt free?' }));
  });
});

describe('content that attacks who reads it', () => {
  it('is shown as the text that it is, in answers and their sources', async () => {
    const { answer, write, user } = await asked();
    const hostile = HOSTILE_HTML.join(' ');
    const source = { number: 1, title: hostile, heading: hostile, quote: hostile, page: null, url: null };

    write(hostile);
    await waitFor(() => expect(document.body).toHaveTextContent('alert(1)'));
    expect(dangersIn(document.body)).toEqual([]);
    answer(`${hostile} [1]`, {}, [source]);
    await user.click(within(await screen.findByRole('list', { name: 'Sources' })).getByRole('button'));

    expect(await screen.findByRole('dialog', { name: /^Source 1/ })).toHaveTextContent('<script>alert(1)</script>');
    expect(dangersIn(document.body)).toEqual([]);
  });
});
