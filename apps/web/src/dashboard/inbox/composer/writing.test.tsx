import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { PDF, picture, png } from '#testing/files.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { setSendKey } from './sendKey.ts';
import { chooseFromMenu, details, openConversation, reply, row, select, thread, tray } from '../testing/inboxScreen.ts';

const HOUR = 60 * 60_000;
const HANNAH = 'Hannah Brandt';

type Person = Awaited<ReturnType<typeof renderScreen>>['user'];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const said = async (text: string) => waitFor(async () => expect(await thread()).toHaveTextContent(text));
const removed = async (text: string) => waitFor(async () => expect(await thread()).not.toHaveTextContent(text));

const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('form input[type=file]');
  if (!input) throw new Error('No file can be chosen.');
  return input;
};

/** Chooses from the menu of the last message of the thread, which says `text`. */
async function chooseFor(user: Person, text: string, item: string) {
  const messages = within(await thread());
  await user.hover(await messages.findByText(text));
  const menus = await messages.findAllByRole('button', { name: 'Message actions' });
  const menu = menus.at(-1);
  if (menu) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The next reply answers the last message of the thread. */
async function answer(user: Person, text: string) {
  await chooseFor(user, text, 'Reply to this message');
  await waitFor(async () => expect(await reply()).toHaveFocus());
}

async function send(user: Person, text: string) {
  fireEvent.change(await reply(), { target: { value: text } });
  await user.click(await reply());
  await user.keyboard('{Enter}');
}

/** Enter is pressed in the turn in which the file was chosen: it cannot have arrived. */
async function sendAtOnce(file: File) {
  const field = await reply();
  fireEvent.change(field, { target: { value: 'As in this picture' } });
  fireEvent.change(fileInput(), { target: { files: [file] } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
}

/** A conversation that a visitor has just begun, open. */
async function openChat(text: string) {
  const opened = await renderScreen('/dashboard/inbox');
  await row(HANNAH);
  const visitor = await chatVisitor(opened.api);
  await visitor.write(text);
  await select(opened.user, text);
  return { ...opened, visitor };
}

/** No reply reaches the API any more until the network comes back, of which the browser tells. */
function loseReplies(api: Awaited<ReturnType<typeof renderScreen>>['api']) {
  let isDown = true;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { body } = request[1] ?? {};
    if (isDown && typeof body === 'string' && body.includes('SendMessage')) throw new TypeError('No network');
    return api.fetch(...request);
  });
  return {
    comeBack() {
      isDown = false;
      window.dispatchEvent(new Event('online'));
    },
  };
}

/** The answer to one operation waits until it is let through. */
function holdUp(api: Awaited<ReturnType<typeof renderScreen>>['api'], operation: string) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await api.fetch(...request);
    const { body } = request[1] ?? {};
    if (typeof body === 'string' && body.includes(operation)) await held;
    return answer;
  });
  return { letThrough };
}

describe('files', () => {
  it('say beside them why they may not come', async () => {
    const { user } = await openConversation(HANNAH);
    await reply();

    await user.upload(fileInput(), new File([new Uint8Array(11 * 1024 * 1024)], 'holiday.png', { type: 'image/png' }));
    expect(await within(await tray()).findByRole('alert')).toHaveTextContent('at most 10');
    await user.click(await button('Remove holiday.png'));

    const program = new Uint8Array(300);
    program.set([0x4d, 0x5a]);
    await user.upload(fileInput(), new File([program], 'photo.png', { type: 'image/png' }));
    expect(await within(await tray()).findByRole('alert')).toHaveTextContent('cannot be sent');
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(await button('Remove photo.png'));

    await user.upload(fileInput(), new File([PDF], 'photo.png', { type: 'image/png' }));
    await waitFor(async () => expect(await tray()).toHaveTextContent('photo.png.pdf'));
  });

  it('are ten of two hundred that are pasted, and it is said once why the others stay out', async () => {
    const { user } = await openConversation(HANNAH);
    const files = Array.from({ length: 200 }, (_, index) => picture(`shelf-${index + 1}.png`));

    fireEvent.paste(await reply(), { clipboardData: { files, items: [], types: ['Files'], getData: () => '' } });

    const shown = within(await tray());
    await waitFor(() => expect(shown.getAllByRole('button', { name: /^Remove shelf-\d+\.png$/ })).toHaveLength(10));
    expect(shown.getByRole('alert')).toHaveTextContent('Only 10 files can be added.');
    await user.click(shown.getByRole('button', { name: 'Remove shelf-11.png and 189 other files' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const messages = within(await thread());
    await waitFor(() => expect(messages.getAllByRole('button', { name: /^Open shelf-/ })).toHaveLength(10));
  });

  it('go with a message that was sent before they had arrived', async () => {
    await openConversation(HANNAH);
    const field = await sendAtOnce(picture('mended.png'));

    expect(await screen.findByText('Sends as soon as everything is here')).toBeInTheDocument();
    const messages = within(await thread());
    await messages.findByRole('button', { name: 'Open mended.png' });
    expect(messages.getByText('As in this picture')).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('are taken back from a message that waits for them, which then waits for the person', async () => {
    const { user } = await openConversation(HANNAH);
    const field = await sendAtOnce(picture('mended.png'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel mended.png' }));

    await waitFor(() => expect(screen.queryByText('mended.png')).not.toBeInTheDocument());
    expect(field).toHaveValue('As in this picture');
    await user.click(await button('Send'));
    await said('As in this picture');
  });

  it('that are still on their way when one leaves are told of, and the words are kept', async () => {
    const { router } = await openConversation(HANNAH);
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
    await sendAtOnce(picture('mended.png'));
    await drawnAfter(() => router.navigate('/dashboard/inbox'));

    expect(await screen.findByText(`Your reply to ${HANNAH} was not sent.`)).toBeInTheDocument();
    await drawnAfter(() => router.navigate(-1));
    expect(await reply()).toHaveValue('As in this picture');
  });

  it('that do not come keep the message back, which was to be sent with them', async () => {
    const { user } = await openConversation(HANNAH);
    const program = new Uint8Array(300);
    program.set([0x4d, 0x5a]);

    const field = await sendAtOnce(new File([program], 'mended.png', { type: 'image/png' }));

    await user.click(await button('Remove mended.png'));
    expect(field).toHaveValue('As in this picture');
    expect(screen.queryByText('Sends as soon as everything is here')).not.toBeInTheDocument();
  });

  it('stand in the details as they are sent and taken back', async () => {
    const { user, visitor } = await openChat('I have pictures');
    const names = () =>
      within(screen.getByRole('complementary', { name: 'Contact details' }))
        .queryAllByText(/\.png$/)
        .map(({ textContent }) => textContent);
    await details();
    await visitor.write('Look', { files: { 'torn.png': png() } });
    await waitFor(() => expect(names()).toEqual(['torn.png']));

    await user.upload(fileInput(), picture('mended.png'));
    await waitFor(async () => expect(await tray()).toHaveTextContent('mended.png'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(names()).toEqual(['mended.png', 'torn.png']));

    await user.click(await within(await thread()).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['torn.png']));
  });
});

describe('a draft', () => {
  it('stays with its author, to be copied, when the visitor deletes the conversation', async () => {
    const { user, visitor } = await openChat('Do you rent skis?');
    const id = location.pathname.split('/').at(-1);
    await user.type(await reply(), 'From Friday on');
    await user.click(await button('Private note'));
    await user.type(await screen.findByRole('textbox', { name: 'Note to colleagues' }), 'Ask Jonas');

    await visitor.deleteAll();

    const words = within(await screen.findByRole('region', { name: 'What you had written' }));
    expect(words.getByText('Ask Jonas')).toBeInTheDocument();
    await user.click(words.getByRole('button', { name: 'Copy your reply' }));
    expect(await navigator.clipboard.readText()).toBe('From Friday on');

    await select(user, HANNAH);
    window.history.back();
    await user.click(await button('Discard'));
    await waitFor(() => expect(screen.queryByText('Ask Jonas')).not.toBeInTheDocument());
    expect(localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith(`.${id}`)) ?? '')).toBeNull();
  });

  it('that one has left is told of when its conversation is deleted, and shown', async () => {
    const { user, visitor } = await openChat('Do you rent skis?');
    await user.type(await reply(), 'From Friday on');
    await select(user, HANNAH);

    await visitor.deleteAll();
    await user.click(await button('Show'));

    const words = within(await screen.findByRole('region', { name: 'What you had written' }));
    expect(words.getByText('From Friday on')).toBeInTheDocument();
  });

  it('is there after a reload, with its files and the note', async () => {
    const { user, unmount } = await openConversation(HANNAH);
    await user.type(await reply(), 'No receipt needed');
    await user.upload(fileInput(), picture('shelf.png'));
    await waitFor(async () => expect(await tray()).toHaveTextContent('shelf.png'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.click(await button('Private note'));
    await user.type(await screen.findByRole('textbox', { name: 'Note to colleagues' }), 'Ask Jonas');

    unmount();
    const again = await openConversation(HANNAH);

    expect(await screen.findByRole('textbox', { name: 'Note to colleagues' })).toHaveValue('Ask Jonas');
    await again.user.click(await button('Reply'));
    expect(await reply()).toHaveValue('No receipt needed');
    expect(await tray()).toHaveTextContent('shelf.png');
  });

  it('of a note keeps its file from the visitor, also when one comes back to it', async () => {
    const { user } = await openConversation(HANNAH);
    await user.click(await button('Private note'));
    await user.upload(fileInput(), new File([PDF], 'margin.pdf', { type: 'application/pdf' }));
    await waitFor(async () => expect(await tray()).toHaveTextContent('margin.pdf'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).toBeEnabled());

    await select(user, 'Claire Fontaine');
    await waitFor(async () => expect(await row(HANNAH)).toHaveTextContent('Draft note: 1 file'));
    await select(user, HANNAH);

    expect(await screen.findByRole('textbox', { name: 'Note to colleagues' })).toBeInTheDocument();
    expect(await tray()).toHaveTextContent('margin.pdf');
    await user.click(await button('Reply'));
    expect(screen.queryByText('margin.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('that was refused is marked in its row until it is discarded', async () => {
    const { user, api } = await openConversation(HANNAH);
    await api.call('PUT', 'faults', {
      kind: 'Error',
      operation: 'SendMessage',
      code: 'BAD_INPUT',
      message: 'Refused.',
    });
    const hannah = await row(HANNAH);
    await send(user, 'On its way');
    await waitFor(() => expect(hannah).toHaveTextContent('Not sent: On its way'));
    await select(user, 'Claire Fontaine');
    expect(hannah).toHaveTextContent('Not sent: On its way');

    await select(user, HANNAH);
    await user.click(await button('Discard'));

    await waitFor(() => expect(hannah).not.toHaveTextContent('Not sent'));
  });
});

describe('a reply', () => {
  it('is taken back, the first of two that went out together', async () => {
    const { user } = await openConversation(HANNAH);
    await send(user, 'The frist');
    await send(user, 'The second');
    await waitFor(async () => expect(within(await thread()).getAllByRole('button', { name: 'Undo' })).toHaveLength(2));

    const [first] = within(await thread()).getAllByRole('button', { name: 'Undo' });
    if (first) await user.click(first);

    await said('You took a message back');
    expect(await reply()).toHaveValue('The frist');
    await said('The second');
    await removed('The frist');
  });

  it('that is taken back by who has gone on meanwhile is a draft of its own conversation, before what stands there', async () => {
    const { user, api } = await openConversation(HANNAH);
    await send(user, 'The first');
    const { letThrough } = holdUp(api, 'UnsendMessage');
    await user.click(await within(await thread()).findByRole('button', { name: 'Undo' }));
    await user.type(await reply(), 'And more');
    await select(user, 'Claire Fontaine');

    await drawnAfter(letThrough);

    await waitFor(async () => expect(await row(HANNAH)).toHaveTextContent('Draft: The first'));
    expect(await reply()).toHaveValue('');
    await select(user, HANNAH);
    expect(await reply()).toHaveValue('The first\n\nAnd more');
  });

  it('answers one message, which it quotes', async () => {
    const { user, visitor } = await openChat('Do you rent skis?');
    await answer(user, 'Do you rent skis?');
    await user.keyboard('We do.{Enter}');

    await said('We do.');
    expect((await thread()).querySelector('blockquote')).toHaveTextContent('Do you rent skis?');
    await waitFor(async () => expect(await visitor.reads()).toContain('We do.'));
  });

  it.each(['שלום, החבילה בדרך!', '<b>Bold</b> & <img src=x onerror="document.title = \'taken\'">', '🎿🏔️👩‍🚒🇨🇭'])(
    'arrives as it is, in the direction of its script: %s',
    async (text) => {
      const { user, visitor } = await openChat('Say something odd');

      await send(user, text);

      const message = await within(await thread()).findByText(text);
      expect(message.closest('[dir]')).toHaveAttribute('dir', 'auto');
      expect(await reply()).toHaveAttribute('dir', 'auto');
      await waitFor(async () => expect(await visitor.reads()).toContain(text));
    },
  );

  it('is sent by the key that the person has chosen, on every device', async () => {
    onTestFinished(() => setSendKey('Enter'));
    const { user, api } = await openConversation(HANNAH);
    await user.click(await button('More ways to send'));
    await user.click(await screen.findByRole('menuitemradio', { name: /Ctrl/ }));

    await user.type(await reply(), 'First line{Enter}');
    expect(await reply()).toHaveValue('First line\n');
    await user.keyboard('{Control>}{Enter}{/Control}');

    await said('First line');
    const { body } = await api.run('{ preferences { sendKey } }', {
      token: await api.signIn('maya@northwindoutdoor.com'),
    });
    expect(body.data).toEqual({ preferences: { sendKey: 'CtrlEnter' } });
  });
});

describe('a message that is being edited', () => {
  it('is not lost half said without a question', async () => {
    const { user } = await openConversation(HANNAH);
    await send(user, 'Tomorow');
    await waitFor(async () => expect(within(await thread()).getByRole('button', { name: 'Undo' })).toBeInTheDocument());
    await chooseFor(user, 'Tomorow', 'Edit');
    const field = await screen.findByRole('textbox', { name: 'Edit the message' });
    await user.type(field, ' at nine');

    await user.keyboard('{Escape}');
    await user.click(await button('Keep writing'));
    expect(field).toHaveValue('Tomorow at nine');

    await user.click(await button('Cancel'));
    await user.click(await button('Leave'));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await said('Tomorow');
  });

  it('is there again, and does not take the keys, when one comes back from another conversation', async () => {
    const { user } = await openConversation(HANNAH);
    await send(user, 'Tomorow');
    await waitFor(async () => expect(within(await thread()).getByRole('button', { name: 'Undo' })).toBeInTheDocument());
    await chooseFor(user, 'Tomorow', 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Edit the message' }), ' at nine');

    await select(user, 'Claire Fontaine');
    await waitFor(async () => expect(await row(HANNAH)).toHaveTextContent('Unsaved change: Tomorow at nine'));
    await select(user, HANNAH);

    const field = await screen.findByRole('textbox', { name: 'Edit the message' });
    expect(field).toHaveValue('Tomorow at nine');
    expect(field).not.toHaveFocus();
    await user.click(await button('Save'));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await said('Tomorow at nine');
    await select(user, 'Claire Fontaine');
    await waitFor(async () => expect(await row(HANNAH)).not.toHaveTextContent('Unsaved change'));
  });

  it('is left without a question where nothing was changed', async () => {
    const { user } = await openConversation(HANNAH);
    await send(user, 'Tomorow');
    await waitFor(async () => expect(within(await thread()).getByRole('button', { name: 'Undo' })).toBeInTheDocument());
    await chooseFor(user, 'Tomorow', 'Edit');
    const field = await screen.findByRole('textbox', { name: 'Edit the message' });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(field).not.toBeInTheDocument());
  });
});

describe('a canned reply', () => {
  it('warns of what is not known of the visitor', async () => {
    const { user } = await openConversation('Visitor 4821');

    await user.type(await reply(), '/hello');
    await screen.findByRole('option', { name: /\/hello/ });
    await user.keyboard('{Enter}');

    expect(
      await screen.findByText(/The visitor would read \{\{visitor\.first_name\}\} as it stands/),
    ).toBeInTheDocument();
  });
});

describe('a message for later', () => {
  async function later(user: Person, text: string, { unlessReply = false } = {}) {
    fireEvent.change(await reply(), { target: { value: text } });
    await chooseFromMenu(user, 'More ways to send', 'Send later');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send later' }));
    await user.type(dialog.getByRole('textbox', { name: 'Or pick a time' }), 'in 2 hours');
    if (unlessReply) await user.click(dialog.getByRole('checkbox', { name: 'Unless they write first' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(async () => expect(await reply()).toHaveValue(''));
  }
  const scheduled = () => screen.findByRole('list', { name: 'Scheduled messages' });

  it('goes out at its time, and not when the visitor writes first', async () => {
    const { user, api, visitor } = await openChat('Tell me when it arrives');
    await later(user, 'It has arrived');
    await later(user, 'Anything else?', { unlessReply: true });
    await waitFor(async () => expect(await scheduled()).toHaveTextContent('unless they write first'));
    await visitor.write('Hello?');

    await api.call('PUT', 'clock', { advance: 2.1 * HOUR });
    await api.doDueWork();

    await said('was not sent, because');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Scheduled messages' })).not.toBeInTheDocument());
    expect(await visitor.reads()).toContain('It has arrived');
    expect(await visitor.reads()).not.toContain('Anything else?');
    await user.click(await button(/^Notifications/));
    expect(await screen.findByText(/^Your message to .* was not sent$/)).toBeInTheDocument();
  });

  it('is cancelled, and back in the composer', async () => {
    const { user } = await openConversation(HANNAH);
    await later(user, 'Never to be sent');

    await user.click(within(await scheduled()).getByRole('button', { name: /Cancel/ }));

    await waitFor(async () => expect(await reply()).toHaveValue('Never to be sent'));
  });

  it('answers one message, which it quotes, also when it is cancelled and scheduled again', async () => {
    const { user, api } = await openChat('Do you rent skis?');
    await answer(user, 'Do you rent skis?');
    await later(user, 'We do.');
    expect(await scheduled()).toHaveTextContent('answers “Do you rent skis?”');
    await user.click(within(await scheduled()).getByRole('button', { name: /Cancel/ }));
    await waitFor(async () => expect(await reply()).toHaveValue('We do.'));
    expect(screen.getByRole('button', { name: 'Cancel replying to this message' })).toBeInTheDocument();

    await later(user, 'We do.');
    await api.call('PUT', 'clock', { advance: 2.1 * HOUR });
    await api.doDueWork();

    await said('We do.');
    await waitFor(async () =>
      expect((await thread()).querySelector('blockquote')).toHaveTextContent('Do you rent skis?'),
    );
  });

  it('of a colleague is cancelled after a question, and the thread keeps what it said', async () => {
    const { user, api } = await openConversation(HANNAH);
    const conversationId = location.pathname.split('/').at(-1);
    await api.run('mutation ($input: ScheduleMessageInput!) { scheduleMessage(input: $input) { id } }', {
      token: await api.signIn('jonas@northwindoutdoor.com'),
      variables: {
        input: { conversationId, body: 'Ready on Monday', key: 'later', sendAt: new Date(Date.now() + HOUR) },
      },
    });
    const cancel = async () =>
      user.click(await within(await scheduled()).findByRole('button', { name: 'Cancel the scheduled message' }));

    await cancel();
    const question = await screen.findByRole('alertdialog', { name: 'Cancel what Jonas Reber has scheduled?' });
    expect(question).toHaveTextContent('Ready on Monday');
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await cancel();
    await user.click(await button('Cancel the message'));

    await said('because Maya Lindqvist cancelled it: Ready on Monday');
    expect(screen.queryByRole('list', { name: 'Scheduled messages' })).not.toBeInTheDocument();
    expect(await reply()).toHaveValue('');
  });

  it('is not changed halfway without a question', async () => {
    const { user } = await openConversation(HANNAH);
    await later(user, 'Tomorow');
    await user.click(within(await scheduled()).getByRole('button', { name: 'Change the scheduled message' }));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await user.type(text, ' at nine');

    await user.keyboard('{Escape}');
    await user.click(await button('Keep writing'));

    expect(text).toHaveValue('Tomorow at nine');
  });

  it('is a draft again also where its author has gone on and come back', async () => {
    const { user, api } = await openConversation(HANNAH);
    await later(user, 'Never to be sent');
    const { letThrough } = holdUp(api, 'CancelScheduledMessage');
    await user.click(within(await scheduled()).getByRole('button', { name: /Cancel/ }));
    await select(user, 'Claire Fontaine');
    await select(user, HANNAH);

    await drawnAfter(letThrough);

    await waitFor(async () => expect(await reply()).toHaveValue('Never to be sent'));
  });

  it('is scheduled for one of the usual times, each of which says when that is', async () => {
    const { user } = await openConversation(HANNAH);
    await user.type(await reply(), 'Good morning');
    await chooseFromMenu(user, 'More ways to send', 'Send later');
    const times = within(await screen.findByRole('list', { name: 'Usual times' })).getAllByRole('button');
    const nextWeek = times.find(({ textContent }) => textContent.startsWith('In a week'));
    expect(nextWeek).toHaveTextContent(/^In a week\s*\w{3} \d+ \w{3}, 09:00$/);

    if (nextWeek) await user.click(nextWeek);

    const [when] = /\w{3} \d.*/.exec(nextWeek?.textContent ?? '') ?? [];
    expect(await screen.findByText(`Sent ${when}`)).toBeInTheDocument();
  });
});

describe('without a connection', () => {
  it('keeps what is written in two conversations, and sends it once and in order when there is one again', async () => {
    const { user, api } = await openConversation(HANNAH);
    const network = loseReplies(api);
    await send(user, 'First');
    await send(user, 'Second');
    const failed = async () => within(await thread()).queryAllByText(/Not sent/);
    await waitFor(async () => expect(await failed()).toHaveLength(2));
    await select(user, 'Fatima');
    await send(user, 'Third');
    await waitFor(async () => expect(await failed()).toHaveLength(1));

    network.comeBack();

    await waitFor(async () => expect(await failed()).toHaveLength(0));
    await select(user, HANNAH);
    await waitFor(async () => expect(await failed()).toHaveLength(0));
    const bodies = ['First', 'Second', 'Third'];
    const stored = await api.db.message.findMany({ where: { body: { in: bodies } }, orderBy: { createdAt: 'asc' } });
    expect(stored.map(({ body }) => body)).toEqual(bodies);
  });

  it('sends what follows when one is refused', async () => {
    const { user, api } = await openConversation(HANNAH);
    const network = loseReplies(api);
    const failed = async (text: RegExp) => within(await thread()).queryAllByText(text);
    await send(user, 'First');
    await send(user, 'Second');
    await waitFor(async () => expect(await failed(/Not sent/)).toHaveLength(2));

    await api.call('PUT', 'faults', {
      kind: 'Error',
      operation: 'SendMessage',
      code: 'BAD_INPUT',
      message: 'Too rude.',
      times: 1,
    });
    network.comeBack();

    await waitFor(async () => expect(await failed(/Not sent/)).toHaveLength(1));
    expect(await failed(/Not sent. Too rude/)).toHaveLength(1);
    await said('Second');
  });
});
