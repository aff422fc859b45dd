import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const HOME_PAGE = '/dashboard/assistants/chatbot-widget/asst_sol/home-page';
const AS = { as: 'theo@brightsideyoga.example' };

type Opened = Awaited<ReturnType<typeof renderScreen>>;

const rows = async () => within(await screen.findByRole('list', { name: 'Blocks' })).getAllByRole('listitem');
const names = async () =>
  (await rows()).map((row) => within(row).getByRole('switch').getAttribute('aria-label')?.replace('Show ', ''));

async function savedHomePage({ api }: Opened) {
  const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
  return JSON.parse(content).homePage;
}

async function add({ user }: Opened, kind: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a block' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
}

describe('the home page of an assistant', () => {
  it('begins as it is chosen, with its own greeting', async () => {
    const opened = await renderScreen(HOME_PAGE, AS);
    const { user } = opened;

    await user.click(await screen.findByRole('radio', { name: /A choice/ }));
    const greeting = screen.getByRole('textbox', { name: 'Greeting' });
    await user.clear(greeting);
    await user.type(greeting, 'Namaste');
    await user.type(screen.getByRole('textbox', { name: 'Line below it' }), 'Roll out your mat.');

    await waitFor(async () =>
      expect(await savedHomePage(opened)).toMatchObject({
        start: 'AskFirst',
        greeting: { en: 'Namaste' },
        greetingDetail: { en: 'Roll out your mat.' },
      }),
    );
  });

  it('shows articles of a category, so many, with or without a search', async () => {
    const opened = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/home-page');
    const { user, api } = opened;
    await add(opened, 'Articles');
    const block = within((await rows()).at(-1) ?? document.body);

    await user.click(block.getByRole('radio', { name: 'Those of a category' }));
    await user.click(await block.findByRole('button', { name: /Category/ }));
    await user.click(await screen.findByRole('option', { name: 'Returns' }));
    await user.click(block.getByRole('switch', { name: /^Search/ }));

    await waitFor(async () => {
      const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
      expect(JSON.parse(content).homePage.blocks.at(-1)).toMatchObject({
        type: 'Articles',
        shows: 'Category',
        categoryId: 'acat_returns',
        most: 3,
        hasSearch: false,
      });
    });
  });

  it('shows the articles and products that are chosen, in the order that buttons give them', async () => {
    const opened = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/home-page');
    const { user, api } = opened;
    const saved = async () => {
      const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
      return JSON.parse(content).homePage.blocks.at(-1);
    };
    const last = async () => within((await rows()).at(-1) ?? document.body);
    await add(opened, 'Articles');
    await user.click((await last()).getByRole('radio', { name: 'Those that you choose' }));
    await user.type((await last()).getByRole('combobox', { name: 'Article' }), 'How returns work');
    await user.click(await screen.findByRole('option', { name: /^How returns work/ }));

    const { id: article } = await api.db.article.findFirstOrThrow({ where: { title: 'How returns work' } });
    await waitFor(async () => expect((await saved()).articleIds).toEqual([article]));
    expect(within(screen.getByRole('list', { name: 'Chosen articles' })).getByRole('listitem')).toHaveTextContent(
      'How returns work',
    );

    await add(opened, 'Products');
    await user.click(screen.getAllByRole('radio', { name: 'Those that you choose' }).at(-1) ?? document.body);
    const field = screen.getByRole('combobox', { name: 'Product' });
    for (const product of ['Fjell 3', 'Tind 20']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.type(field, product);
      // oxlint-disable-next-line no-await-in-loop
      await user.click(await screen.findByRole('option', { name: new RegExp(product) }));
    }
    await user.click(screen.getByRole('button', { name: 'Move Tind 20 up' }));

    const { id: pack } = await api.db.product.findFirstOrThrow({ where: { title: 'Tind 20' } });
    const { id: tent } = await api.db.product.findFirstOrThrow({ where: { title: 'Fjell 3' } });
    await waitFor(async () =>
      expect(await saved()).toMatchObject({
        type: 'Products',
        shows: 'Chosen',
        productIds: [`prod_${pack}`, `prod_${tent}`],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Fjell 3' }));
    await waitFor(async () => expect((await saved()).productIds).toEqual([`prod_${pack}`]));
  });

  it('has its blocks in the order that buttons give them, and hides one', async () => {
    const opened = await renderScreen(HOME_PAGE, AS);
    const { user } = opened;
    expect(await names()).toEqual(['Ask', 'Conversations', 'Guided flows', 'Team']);

    await user.click(screen.getByRole('button', { name: 'Move Team up' }));
    await user.click(screen.getByRole('switch', { name: 'Show Guided flows' }));

    expect(await names()).toEqual(['Ask', 'Conversations', 'Team', 'Guided flows']);
    expect(screen.getByText('Team is now 3 of 4.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Show Guided flows' })).not.toBeChecked();
    await waitFor(async () =>
      expect((await savedHomePage(opened)).blocks.slice(2)).toMatchObject([
        { type: 'Team', isVisible: true },
        { type: 'GuidedFlows', isVisible: false },
      ]),
    );
  });

  it('shows a block to some visitors only, as its row says', async () => {
    const opened = await renderScreen(HOME_PAGE, AS);
    const { user } = opened;
    await add(opened, 'Text');

    await user.click(screen.getByRole('button', { name: /Shown to/ }));
    await user.click(await screen.findByRole('option', { name: 'Who has not written yet' }));

    const [last] = (await rows()).slice(-1);
    expect(within(last ?? document.body).getByText('Who has not written yet', { selector: '.text-xs' })).toBeVisible();
    await waitFor(async () =>
      expect((await savedHomePage(opened)).blocks.at(-1)).toMatchObject({
        type: 'Text',
        shownTo: { visitors: 'New', languages: [] },
      }),
    );
  });

  it('shows a block on some pages of the site only, as its row says', async () => {
    const opened = await renderScreen(HOME_PAGE, AS);
    const { user } = opened;
    await add(opened, 'Text');

    await user.type(screen.getByRole('textbox', { name: 'Only on' }), '/boots*{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Not on' }), '/boots/kids');
    await user.tab();

    const words = 'Everybody, on /boots*, not on /boots/kids';
    expect(screen.getByText(words, { selector: '.text-xs' })).toBeVisible();
    await waitFor(async () =>
      expect((await savedHomePage(opened)).blocks.at(-1)).toMatchObject({
        shownTo: { visitors: 'All', languages: [], pages: { include: ['/boots*'], exclude: ['/boots/kids'] } },
      }),
    );
    expect(screen.getByText('The preview shows it whatever the page.')).toBeVisible();
  });

  it('takes links, and says what is wrong with an address', async () => {
    const opened = await renderScreen(HOME_PAGE, AS);
    const { user } = opened;

    await add(opened, 'Links');
    const link = await screen.findByRole('group', { name: 'Link 1' });
    await user.type(within(link).getByRole('textbox', { name: 'Label' }), 'Timetable');
    const address = within(link).getByRole('textbox', { name: 'Address' });
    await user.type(address, 'our timetable');
    await user.tab();
    expect(await within(link).findByText('Start it with https://, mailto: or tel:.')).toBeInTheDocument();

    await user.clear(address);
    await user.type(address, 'yoga.example/times');
    await user.tab();

    expect(address).toHaveValue('https://yoga.example/times');
    await waitFor(async () =>
      expect((await savedHomePage(opened)).blocks.at(-1)).toMatchObject({
        type: 'Links',
        links: [{ label: { en: 'Timetable' }, url: 'https://yoga.example/times' }],
      }),
    );
  });

  it('has questions and texts several times, and everything else once', async () => {
    const opened = await renderScreen(HOME_PAGE, AS);
    const { user } = opened;
    await add(opened, 'Questions');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Often asked');
    await user.type(screen.getByRole('textbox', { name: 'Question 1' }), 'Where are you?');

    await user.click(screen.getByRole('button', { name: 'More for Questions “Often asked”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect((await names()).slice(-2)).toEqual(['Questions “Often asked”', 'Questions “Often asked”']);

    await user.click(screen.getByRole('button', { name: 'Add a block' }));
    expect(await screen.findByRole('menuitem', { name: 'Team' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('loses a block, and gets it back by Undo where it was', async () => {
    const { user } = await renderScreen(HOME_PAGE, AS);
    await user.click(await screen.findByRole('button', { name: 'More for Conversations' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await names()).toEqual(['Ask', 'Guided flows', 'Team']);
    expect(screen.getByRole('button', { name: 'Add a block' })).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await names()).toEqual(['Ask', 'Conversations', 'Guided flows', 'Team']);
  });

  it('says that guided flows show nothing while there are none', async () => {
    const { user } = await renderScreen(HOME_PAGE, AS);

    await user.click(await screen.findByRole('button', { name: /^Guided flows/ }));

    expect(await screen.findByText(/shows nothing until there are published flows/)).toBeInTheDocument();
  });

  it('can be read by who may not change it', async () => {
    await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/home-page', {
      as: 'jonas@northwindoutdoor.com',
    });

    expect(await screen.findByRole('list', { name: 'Blocks' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Greeting' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Add a block|Move|More for/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
