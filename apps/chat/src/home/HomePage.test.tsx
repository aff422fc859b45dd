// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ChatAssistant } from '#api/ChatApi.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { ASSISTANT, buildConfig } from '#testing/FakeConversations.ts';
import { FakePage } from '#testing/FakePage.ts';
import { renderChat } from '#testing/renderChat.tsx';

/** A chat with the home page first. */
function atHome(
  change: Parameters<typeof buildConfig>[0] = {},
  rest: Partial<ChatAssistant> = {},
  page = new FakePage(),
) {
  const fake = new FakeApi();
  fake.assistant = { ...ASSISTANT, config: buildConfig(change), ...rest };
  return renderChat({ fake, page });
}

const blocks = (...all: NonNullable<NonNullable<Parameters<typeof buildConfig>[0]>['homePage']>['blocks'][]) => ({
  homePage: { blocks: all.flatMap((list) => list ?? []) },
});
const isVisible = true;

describe('the home page', () => {
  it('greets, and takes a question along into a new conversation', async () => {
    const { user, box, fake } = atHome({ homePage: { greetingDetail: { en: 'We answer within the hour.' } } });
    expect(await screen.findByText('Hello. Where are you heading?')).toBeVisible();
    expect(screen.getByText('We answer within the hour.')).toBeVisible();
    expect(screen.getByText(/^Nori is an AI assistant\./)).toBeVisible();

    await user.type(await box(), 'Do you repair zips?{Enter}');

    expect(await within(await screen.findByRole('log')).findByText('Do you repair zips?')).toBeVisible();
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(fake.conversations).toHaveLength(1);
    expect(await box()).toHaveValue('');
  });

  it('says in the page’s own direction who answers, whatever the names are written in', async () => {
    atHome({}, { title: 'نورة', clientName: 'مقهى النخيل' });

    expect(await screen.findByText(/^نورة is an AI assistant\./)).not.toHaveAttribute('dir');
  });

  it('opens an empty conversation where nothing is written yet, with the box in focus', async () => {
    const { user, box } = atHome();

    await user.click(await screen.findByRole('button', { name: 'Write a message' }));

    expect(await screen.findByRole('button', { name: 'Attach files' })).toBeVisible();
    expect(await box()).toHaveFocus();
  });

  it('keeps for the conversation what was typed', async () => {
    const { user, box } = atHome();
    await user.type(await box(), 'Half a sen');

    await user.click(screen.getByRole('button', { name: 'Send us a message' }));

    expect(await screen.findByRole('button', { name: 'Attach files' })).toBeVisible();
    expect(await box()).toHaveValue('Half a sen');
  });

  it('asks a question at a press', async () => {
    const questions = [{ en: 'Where is my order?' }, { en: '' }];
    const { user, fake } = atHome(
      blocks([{ id: 'often', isVisible, type: 'Questions', title: { en: 'People often ask' }, questions }]),
    );
    const list = await screen.findByRole('region', { name: 'People often ask' });
    expect(within(list).getAllByRole('button')).toHaveLength(1);

    await user.click(within(list).getByRole('button', { name: 'Where is my order?' }));

    await screen.findByText('Sent');
    expect(fake.lastMessage.body).toBe('Where is my order?');
  });

  it('shows products of its own block with a way to the shop', async () => {
    const block = { isVisible, type: 'Products' as const, shows: 'Popular' as const, productIds: [], most: 3 };
    const boots = {
      productId: 'prod_1',
      title: 'Boots',
      url: 'https://shop.example/boots',
      price: 185,
      currency: 'CHF',
    };
    const card = {
      variant: '',
      summary: '',
      imageUrl: null,
      cartUrl: null,
      compareAtPrice: null,
      stock: '',
      facts: [],
    };
    atHome(
      blocks([
        { ...block, id: 'shop', title: { en: 'On your way out' } },
        { ...block, id: 'none', title: { en: 'Nothing to see' } },
      ]),
      { products: [{ blockId: 'shop', cards: [{ ...card, ...boots }] }] },
    );

    const shop = await screen.findByRole('region', { name: 'On your way out' });
    expect(await within(shop).findByText('CHF 185')).toBeVisible();
    expect(within(shop).getByRole('link', { name: 'Boots' })).toHaveAttribute('href', boots.url);
    expect(screen.queryByRole('region', { name: 'Nothing to see' })).toBeNull();
  });

  describe('with articles', () => {
    const HELP = ['How returns work', 'Repairs', 'Gift cards'].map((title, index) => ({
      id: `artc_${index}`,
      title,
      language: 'en',
      body: `<h2>About it</h2><p>${title}, told at length.</p>`,
      url: null,
    }));
    const help = { id: 'help', isVisible, type: 'Articles' as const, title: { en: 'Read about it' } };
    const named = (id: string, language = 'en') => ({ blockId: 'help', articleId: id, language, title: `Of ${id}` });

    function withArticles() {
      const block = { ...help, shows: 'MostRead' as const, categoryId: null, most: 3, hasSearch: true };
      const first = { blockId: 'help', articleId: 'artc_0', title: 'How returns work', language: 'en' };
      const chat = atHome(blocks([block]), { articles: [first, named('artc_9', 'de')] });
      chat.fake.helpCentre = HELP;
      return chat;
    }

    it('shows one where it stands, and goes back to where one was', async () => {
      const { user } = withArticles();
      const list = await screen.findByRole('region', { name: 'Read about it' });
      expect(within(list).getAllByRole('listitem')).toHaveLength(1);
      const row = within(list).getByRole('button', { name: 'How returns work' });

      await user.click(row);
      const reader = await screen.findByRole('dialog', { name: 'How returns work' });
      expect(await within(reader).findByRole('heading', { name: 'About it' })).toBeVisible();
      expect(reader).toHaveFocus();

      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(row).toHaveFocus();
    });

    it('finds others by their words, and asks in the chat what none tells of', async () => {
      const { user, fake } = withArticles();
      const field = await screen.findByRole('searchbox', { name: 'Search articles' });

      await user.type(field, 'gift');
      expect(await screen.findByRole('button', { name: 'Gift cards' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'How returns work' })).toBeNull();

      await user.clear(field);
      await user.type(field, 'helicopter');
      expect(await screen.findByText('No article found.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Ask “helicopter” in the chat' }));

      await screen.findByText('Sent');
      expect(fake.lastMessage.body).toBe('helicopter');
    });

    it('says why one cannot be read', async () => {
      const { user, fake } = withArticles();
      fake.helpCentre = [];

      await user.click(await screen.findByRole('button', { name: 'How returns work' }));

      expect(await screen.findByRole('alert')).toHaveTextContent('This article is no longer there.');
    });

    it('shows no block without any', async () => {
      const block = { ...help, shows: 'MostRead' as const, categoryId: null, most: 3, hasSearch: true };
      atHome(blocks([block]));

      expect(await screen.findByRole('button', { name: 'Send us a message' })).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Read about it' })).toBeNull();
    });
  });

  it('tells new visitors something else than those who have written', async () => {
    const text = (id: string, visitors: 'New' | 'Returning', words: string) => ({
      id,
      isVisible,
      shownTo: { visitors, languages: [] },
      type: 'Text' as const,
      title: {},
      text: { en: words },
    });
    const { write, box, user } = atHome(
      blocks([text('first', 'New', 'Ten percent off'), text('again', 'Returning', 'Good to see you again')]),
    );
    expect(await screen.findByText('Ten percent off')).toBeVisible();
    expect(screen.queryByText('Good to see you again')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Send us a message' }));
    await box();
    await write('My buckle broke');
    await user.click(await screen.findByRole('button', { name: 'Back to the start' }));

    expect(await screen.findByText('Good to see you again')).toBeVisible();
    expect(screen.queryByText('Ten percent off')).toBeNull();
  });

  it('shows some blocks on some pages of the site only, as the visitor turns them', async () => {
    const text = (id: string, include: string[], exclude: string[], words: string) => ({
      id,
      isVisible,
      shownTo: { visitors: 'All' as const, languages: [], pages: { include, exclude } },
      type: 'Text' as const,
      title: {},
      text: { en: words },
    });
    const all = blocks([
      text('boots', ['/boots*'], [], 'Boots are resoled here'),
      text('paying', [], ['/checkout'], 'Free delivery from 50'),
    ]);
    const page = new FakePage();
    page.site = () => 'https://shop.example/boots';
    const { leave } = atHome(all, {}, page);
    expect(await screen.findByText('Boots are resoled here')).toBeVisible();

    page.turnTo('https://shop.example/checkout');
    await waitFor(() => expect(screen.queryByText('Boots are resoled here')).toBeNull());
    expect(screen.queryByText('Free delivery from 50')).toBeNull();

    leave();
    atHome(all);
    expect(await screen.findByText('Free delivery from 50')).toBeVisible();
    expect(screen.queryByText('Boots are resoled here')).toBeNull();
  });

  it('is the way back, with what is new, and does not count as reading', async () => {
    const { user, write, fake, box } = atHome();
    await write('My buckle broke');
    await screen.findByText('Sent');
    await user.click(screen.getByRole('button', { name: 'Back to the start' }));
    const list = await screen.findByRole('region', { name: 'Your conversations' });
    const reads = fake.reads.length;

    fake.reply('We repair it');

    const entry = await within(list).findByRole('button', { name: /We repair it.*1 new/ });
    expect(fake.reads).toHaveLength(reads);
    await user.click(entry);
    expect(await within(screen.getByRole('log')).findByText('We repair it')).toBeVisible();
    expect(await box()).toBeVisible();
  });

  it('comes first again for who left from it, and the conversation for who left from there', async () => {
    const first = atHome();
    await first.write('My buckle broke');
    await screen.findByText('Sent');
    first.leave();

    const second = renderChat(first);
    expect(await screen.findByRole('log')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Back to the start' }));
    await screen.findByRole('region', { name: 'Your conversations' });
    second.leave();

    renderChat(first);
    expect(await screen.findByRole('region', { name: 'Your conversations' })).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });

  it('shows who answers, how soon, and when they are back', async () => {
    const person = { avatar: null, isOnline: false };
    const team = ['Maya', 'Jonas', 'Priya', 'Lena', 'Omar'].map((name) => ({ ...person, id: name, name }));
    const { leave } = atHome(
      { team: { replyTime: 'Hours', onlineText: { en: 'Ask away.' } } },
      { team: team.map((one) => ({ ...one, isOnline: one.name === 'Maya' })) },
    );
    const block = await screen.findByRole('region', { name: 'People who answer' });
    expect(
      within(block)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Maya, online'),
      expect.stringContaining('Jonas'),
      expect.stringContaining('Priya'),
      '+2 more',
    ]);
    expect(within(block).getByText('Ask away.')).toBeVisible();
    expect(within(block).getByText('Usually replies in a few hours')).toBeVisible();
    leave();

    const fewer = atHome({ team: { maxFaces: 1 } }, { team });
    expect(await screen.findByText('+4')).toBeVisible();
    expect(screen.queryByText('Jonas')).toBeNull();
    fewer.leave();

    const opensAt = new Date(Date.now() + 60 * 60_000).toISOString();
    atHome(
      { team: { awayText: { en: 'Leave a message.' } } },
      { availability: { isOpen: false, opensAt, replyMinutes: 3, isSomebodyOnline: false } },
    );
    expect(await screen.findByText('Leave a message.')).toBeVisible();
    expect(screen.getByText(/^Back /)).toBeVisible();
    expect(screen.queryByText(/Usually replies/)).not.toBeInTheDocument();
  });

  it('links to safe addresses only', async () => {
    const addresses = ['https://shop.example/returns', 'mailto:hello@shop.example', 'javascript:alert(1)', ''];
    atHome(
      blocks([
        {
          id: 'links',
          isVisible,
          type: 'Links',
          title: {},
          links: addresses.map((url) => ({ label: { en: 'Go' }, url })),
        },
        { id: 'text', isVisible, type: 'Text', title: { en: 'Note' }, text: { en: '<b>Closed</b> on Sunday' } },
      ]),
    );

    const links = within(await screen.findByRole('region', { name: 'Links' })).getAllByRole('link', { name: 'Go' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses.slice(0, 2));
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('<b>Closed</b> on Sunday')).toBeVisible();
  });

  it('opens a form as long as it takes answers', async () => {
    const form = { id: 'ask', isVisible, type: 'Form', title: { en: 'Something broken?' } } as const;
    const { user, fake } = atHome(
      blocks([
        { ...form, formTemplateId: 'form_repair' },
        { ...form, id: 'closed', formTemplateId: 'form_closed' },
      ]),
      { forms: [{ id: 'form_repair', name: 'Repair request' }] },
    );

    await user.click(
      within(await screen.findByRole('region', { name: 'Something broken?' })).getByRole('button', {
        name: 'Repair request',
      }),
    );

    expect(await screen.findByText('Repair request')).toBeVisible();
    expect(fake.presses).toEqual([{ formTemplateId: 'form_repair' }]);
  });

  it('is never without a way into the chat', async () => {
    const { user } = atHome(blocks([{ id: 'text', isVisible, type: 'Text', title: { en: 'Note' }, text: {} }]));

    await user.click(await screen.findByRole('button', { name: 'Send us a message' }));

    expect(await screen.findByRole('button', { name: 'Attach files' })).toBeVisible();
  });

  it('speaks as the visitor does, where the company does too', async () => {
    const fake = new FakeApi();
    const greeting = { en: 'Hello', de: 'Hallo', ar: 'مرحبا' };
    fake.assistant = {
      ...ASSISTANT,
      config: buildConfig({ languages: { others: ['de', 'ar'] }, homePage: { greeting } }),
    };
    const { leave } = renderChat({ fake, languages: ['sv', 'de-AT'] });
    expect(await screen.findByText('Hallo')).toHaveAttribute('lang', 'de');
    leave();

    renderChat({ fake, languages: ['ar'] });
    expect(await screen.findByText('مرحبا')).toHaveAttribute('dir', 'auto');
  });
});

describe('the language', () => {
  const greeting = { en: 'Hello', de: 'Hallo' };
  const config = buildConfig({ languages: { others: ['de'] }, homePage: { greeting } });

  async function germanChosen() {
    const fake = new FakeApi();
    fake.assistant = { ...ASSISTANT, config };
    const given = renderChat({ fake });
    await given.user.click(await screen.findByRole('button', { name: 'Language: English' }));
    expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
    await given.user.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(await screen.findByText('Hallo')).toHaveAttribute('lang', 'de');
    return given;
  }

  it('is the visitor’s to choose, which the browser remembers and the staff are told', async () => {
    const { leave, memory, fake } = await germanChosen();
    expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toHaveFocus();
    await waitFor(() => expect(fake.locales.at(-1)).toBe('de'));
    leave();

    renderChat({ fake, memory });
    expect(await screen.findByText('Hallo')).toBeVisible();
  });

  it('is chosen among what else can be done with a conversation, too', async () => {
    const { user } = await germanChosen();
    await user.type(await screen.findByRole('textbox', { name: 'Ihre Nachricht' }), 'Passt das?{Enter}');
    await screen.findByText('Gesendet');

    await user.click(screen.getByRole('button', { name: 'Mehr' }));
    await user.click(await screen.findByRole('button', { name: 'Sprache: Deutsch' }));
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the start' }));

    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('is no choice where there is but one', async () => {
    atHome({});
    await screen.findByRole('button', { name: 'Send us a message' });

    expect(screen.queryByRole('button', { name: /^Language/ })).not.toBeInTheDocument();
  });
});

describe('where no person may be asked for', () => {
  it('nothing offers one', async () => {
    const { user, write, fake } = atHome({
      gpt: { offersPerson: false, disclosure: { en: 'A machine answers here.' } },
    });
    expect(await screen.findByText('A machine answers here.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Send us a message' }));
    expect(await screen.findByText(/A machine answers here\./)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await write('My buckle broke');
    await screen.findByText('Sent');
    fake.changed(fake.last, { handledBy: 'AI' });
    expect(await screen.findByText('Nori is an AI assistant.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('button', { name: 'Download transcript' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a person' })).not.toBeInTheDocument();
  });
});

describe('a chat that starts with the conversation', () => {
  it('offers no choice, and has the home page behind it', async () => {
    const { user } = atHome({ homePage: { start: 'Chat' }, appearance: { showsBranding: false } });
    expect(await screen.findByRole('button', { name: 'Attach files' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText('Chat by Parley')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Back to the start' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Send us a message' })).toBeVisible());
  });
});

it('says what becomes of what visitors write, with a link, until they have', async () => {
  const privacyNotice = { en: 'How we treat it: [privacy](https://shop.example/privacy)' };
  const { write } = atHome({ homePage: { start: 'Chat' }, appearance: { privacyNotice } });
  expect(await screen.findByRole('link', { name: 'privacy' })).toHaveAttribute('href', 'https://shop.example/privacy');

  await write('Do you repair zips?');

  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'privacy' })).not.toBeInTheDocument();
});

describe('a home page alone', () => {
  const { homePage } = blocks(
    [{ id: 'ask', isVisible, type: 'Ask', placeholder: {} }],
    [{ id: 'often', isVisible, type: 'Questions', title: {}, questions: [{ en: 'Do you repair zips?' }] }],
    [{ id: 'text', isVisible, type: 'Text', title: { en: 'Where we are' }, text: { en: 'In Bern.' } }],
  );
  const alone = { homePage: { ...homePage, start: 'HomeOnly' as const } };

  it('has nothing that leads into a chat, nor does a site that opens one', async () => {
    const { chat } = atHome(alone);
    expect(await screen.findByText('In Bern.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /zips|message/ })).not.toBeInTheDocument();

    chat.startNew();
    chat.prefill('Hello');

    expect(chat.store.get().isHome).toBe(true);
  });

  it('still leads to what was said before', async () => {
    const { fake, memory, write, leave } = atHome({ homePage: { ...homePage, start: 'Chat' } });
    await write('My zip broke');
    await screen.findByText('Sent');
    leave();
    memory.keepConversationId(null);
    fake.assistant = { ...ASSISTANT, config: buildConfig(alone) };
    const { user } = renderChat({ fake, memory });

    await user.click(await screen.findByRole('button', { name: /My zip broke/ }));

    expect(await within(await screen.findByRole('log')).findByText('My zip broke')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your conversations' }));
    expect(screen.queryByRole('button', { name: 'Start a new conversation' })).not.toBeInTheDocument();
  });
});
