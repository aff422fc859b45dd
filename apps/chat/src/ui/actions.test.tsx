// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { renderChat } from '#testing/renderChat.tsx';

async function talking() {
  const given = renderChat();
  await given.write('My buckle broke');
  await screen.findByText('Sent');
  return given;
}
const choose = async ({ user }: Awaited<ReturnType<typeof talking>>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await within(screen.getByRole('region', { name: 'More' })).findByRole('button', { name }));
};

describe('a person', () => {
  it('can be asked for at any time, and it is said that one was', async () => {
    const given = await talking();
    given.fake.changed(given.fake.last, { handledBy: 'AI' });
    expect(await screen.findByText('Nori is an AI assistant.')).toBeVisible();

    await choose(given, 'Ask for a person');

    expect(
      await screen.findByText('You asked for a person. Somebody at Northwind Outdoor will answer here.'),
    ).toBeVisible();
    expect(await within(screen.getByRole('log')).findByText('You asked for a person')).toBeVisible();
    await given.user.click(screen.getByRole('button', { name: 'Your conversations' }));
    expect(screen.getByRole('button', { name: /^You: My buckle broke/ })).toBeVisible();
    await given.user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('button', { name: 'Download transcript' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a person' })).not.toBeInTheDocument();
  });

  it('can be chosen at the start', async () => {
    const { user, write, fake } = renderChat();
    expect(await screen.findByRole('radio', { name: 'Nori, the assistant' })).toBeChecked();
    expect(screen.getByText(/^Nori is an AI assistant\./)).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'A person' }));
    expect(screen.getByText(/^Somebody at Northwind Outdoor will answer here\./)).toBeVisible();
    expect(screen.queryByText(/AI assistant/)).not.toBeInTheDocument();
    await write('My buckle broke');
    await screen.findByText('Sent');

    expect(fake.last.handoffRequestedAt).not.toBeNull();
  });

  it('is named once one has it', async () => {
    const { fake } = await talking();

    fake.changed(fake.last, { agentName: 'Maya Lindqvist', handledBy: 'Agent' });

    expect(await screen.findByText('Maya Lindqvist')).toBeVisible();
  });

  it('is asked for again after it failed', async () => {
    const given = await talking();
    given.fake.refusal = new ApiError('TOO_MANY_ATTEMPTS', 'Too many attempts. Wait 5 minutes.');
    await choose(given, 'Ask for a person');
    expect(await screen.findByText('Too many attempts. Wait 5 minutes.')).toBeVisible();

    given.fake.refusal = null;
    await choose(given, 'Ask for a person');

    expect(await within(screen.getByRole('log')).findByText('You asked for a person')).toBeVisible();
  });
});

describe('a rating', () => {
  it('is asked for once the matter is resolved, given with a word, and changed', async () => {
    const { user, fake } = await talking();
    expect(screen.queryByRole('group', { name: 'How did it go?' })).not.toBeInTheDocument();
    fake.changed(fake.last, { status: 'Resolved' });

    await user.click(await screen.findByRole('radio', { name: 'Good, 4 of 5' }));
    await user.type(screen.getByRole('textbox', { name: /Anything to add/ }), 'Quick');
    await user.click(screen.getByRole('button', { name: 'Send rating' }));

    expect(await screen.findByText(/You rated this conversation: good, 4 of 5/)).toBeVisible();
    expect(fake.last).toMatchObject({ csatRating: 4, csatComment: 'Quick' });
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: 'Good, 4 of 5' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Very good, 5 of 5' }));
    await user.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText(/very good, 5 of 5/)).toBeVisible();
  });

  it('is kept in the form when it does not get through', async () => {
    const { user, fake } = await talking();
    fake.changed(fake.last, { csatAskedAt: fake.lastMessage.createdAt });
    await user.click(await screen.findByRole('radio', { name: 'Poor, 2 of 5' }));
    await user.type(screen.getByRole('textbox', { name: /Anything to add/ }), 'Slow');
    fake.isDown = true;

    await user.click(screen.getByRole('button', { name: 'Send rating' }));

    expect(await screen.findByText('The chat cannot be reached right now.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Anything to add/ })).toHaveValue('Slow');
    expect(screen.getByRole('radio', { name: 'Poor, 2 of 5' })).toBeChecked();
  });
});

describe('the transcript', () => {
  const address = () => screen.findByRole('textbox', { name: 'Send the transcript to' });
  const code = () => screen.findByRole('textbox', { name: 'Code from the mail' });

  it('is mailed where the visitor says, once the code that was sent there shows that it is theirs', async () => {
    const given = await talking();
    await choose(given, 'Send transcript by mail');
    await given.user.type(await address(), 'ada@visitor.example{Enter}');

    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAccessibleDescription(/^We sent a code to ada@visitor\.example\./);
    expect(given.fake).toMatchObject({ codesMailed: ['ada@visitor.example'], mailed: [] });
    await given.user.keyboard('123456{Enter}');

    expect(await screen.findByText('The transcript is on its way to ada@visitor.example.')).toBeVisible();
    expect(given.fake.mailed).toEqual(['ada@visitor.example']);
  });

  it('says beside the code that it is wrong, and sends another', async () => {
    const given = await talking();
    await choose(given, 'Send transcript by mail');
    await given.user.type(await address(), 'ada@visitor.example{Enter}');
    await given.user.type(await code(), '999999{Enter}');

    expect(await screen.findByText('This code does not work.')).toBeVisible();
    expect(await code()).toBeInvalid();
    expect(await code()).toHaveAccessibleDescription(/This code does not work\.$/);
    await given.user.click(screen.getByRole('button', { name: 'Send another code' }));

    expect(await screen.findByText('We sent another code to ada@visitor.example.')).toBeVisible();
    expect(given.fake.codesMailed).toEqual(['ada@visitor.example', 'ada@visitor.example']);
    expect(await code()).toHaveValue('');
    expect(await code()).toHaveFocus();
  });

  it('can go to another address than the one that was typed first', async () => {
    const given = await talking();
    await choose(given, 'Send transcript by mail');
    await given.user.type(await address(), 'adda@visitor.example{Enter}');
    await code();

    await given.user.click(screen.getByRole('button', { name: 'Change address' }));

    expect(await address()).toHaveValue('adda@visitor.example');
    expect(await address()).toHaveFocus();
    await given.user.clear(await address());
    await given.user.type(await address(), 'ada@visitor.example{Enter}');
    await given.user.type(await code(), '123456{Enter}');
    await screen.findByText('The transcript is on its way to ada@visitor.example.');
    expect(given.fake.mailed).toEqual(['ada@visitor.example']);
  });

  it('says beside the address what is wrong with it, and keeps it', async () => {
    const given = await talking();
    await choose(given, 'Send transcript by mail');
    given.fake.refusal = new ApiError('BAD_INPUT', 'This is not a mail address.');
    const box = await address();
    await given.user.type(box, 'ada{Enter}');

    expect(await screen.findByText('This is not a mail address.')).toBeVisible();
    expect(box).toHaveValue('ada');
    expect(box).toHaveFocus();
  });

  it('is a file to keep', async () => {
    const given = await talking();
    const names: string[] = [];
    const texts: Promise<string>[] = [];
    // jsdom neither keeps files for addresses nor saves what a link leads to.
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) texts.push(file.text());
      return 'blob:transcript';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });

    await choose(given, 'Download transcript');

    await waitFor(() => expect(names).toEqual(['conversation.txt']));
    expect(await Promise.all(texts)).toEqual(['Hello. Where are you heading?\nMy buckle broke']);
  });
});

describe('a visitor who is blocked', () => {
  it('is told so calmly, and can read on', async () => {
    const given = await talking();
    given.fake.refusal = new ApiError('FORBIDDEN', 'You can no longer write in this chat.');

    await given.write('Hello?');

    expect(await screen.findByText(/What was said stays here for you to read/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByText('My buckle broke')).toBeVisible();
  });
});

describe('what is known of the visitor', () => {
  it('is deleted once they are sure, and the chat begins anew', async () => {
    const given = await talking();
    given.memory.keepDraft(null, 'And my strap');

    await choose(given, 'Delete my data');
    expect(screen.getByText(/^All your conversations here/)).toHaveFocus();
    expect(given.fake.deletions).toEqual([]);
    await given.user.click(screen.getByRole('button', { name: 'Delete everything' }));

    await waitFor(() => expect(given.page.reloads).toBe(1));
    expect(given.fake.deletions).toEqual([given.fake.lastToken]);
    expect(given.memory.token()).toBeNull();
    expect(given.memory.draft(null)).toBe('');
  });

  it('stays where they think better of it, and where it fails it is said why', async () => {
    const given = await talking();
    await choose(given, 'Delete my data');
    await given.user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();

    given.fake.refusal = new ApiError('TOO_MANY_ATTEMPTS', 'Too many attempts. Try again in 2 minutes.');
    await choose(given, 'Delete my data');
    await given.user.click(screen.getByRole('button', { name: 'Delete everything' }));

    expect(await screen.findByText('Too many attempts. Try again in 2 minutes.')).toBeVisible();
    expect(given.page.reloads).toBe(0);
    expect(given.memory.token()).not.toBeNull();
  });
});

it('turns the sound of new messages off and on, in this browser', async () => {
  const given = await talking();

  await choose(given, 'Turn sound off');
  expect(await screen.findByText('New messages make no sound.')).toBeVisible();
  expect(given.memory.isMuted()).toBe(true);

  await choose(given, 'Turn sound on');
  expect(await screen.findByText('New messages can be heard.')).toBeVisible();
  expect(given.memory.isMuted()).toBe(false);
});
