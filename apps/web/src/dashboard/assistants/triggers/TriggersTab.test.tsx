import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Triggers } from '@parley/assistant-config/triggerSchema';
import { renderScreen } from '#testing/renderScreen.tsx';

const TRIGGERS = '/dashboard/assistants/chatbot-widget/asst_sol/triggers';
const AS = { as: 'theo@brightsideyoga.example' };

type Opened = Awaited<ReturnType<typeof renderScreen>>;

const list = async () => within(await screen.findByRole('list', { name: 'Triggers' }));
const names = async () =>
  (await list()).getAllByRole('switch').map((box) => box.closest('label')?.textContent?.replace('Enable ', ''));

async function add({ user }: Opened, template: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Add a trigger' }));
  await user.click(await screen.findByRole('menuitem', { name: template }));
  await screen.findByRole('button', { name: 'All triggers' });
}

const backToAll = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'All triggers' }));

const saved = ({ api }: Opened, check: (triggers: Triggers) => void) =>
  waitFor(async () => {
    const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_sol' } });
    check(JSON.parse(content).triggers);
  });

describe('the triggers of an assistant', () => {
  it('are added from templates, put in order and switched off', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;

    await add(opened, /Welcome/);
    await backToAll(opened);
    await add(opened, /Exit intent/);
    await backToAll(opened);
    expect(await names()).toEqual(['Welcome', 'About to leave']);

    await user.click(screen.getByRole('button', { name: 'Move About to leave up' }));
    await user.click(screen.getByRole('switch', { name: 'Enable Welcome' }));

    expect(await names()).toEqual(['About to leave', 'Welcome']);
    await saved(opened, ({ items }) =>
      expect(items.map(({ name, isEnabled }) => ({ name, isEnabled }))).toEqual([
        { name: 'About to leave', isEnabled: true },
        { name: 'Welcome', isEnabled: false },
      ]),
    );
  });

  it('tell what came of them in the last 30 days', async () => {
    await renderScreen('/dashboard/assistants/chatbot-widget/asst_basecamp/triggers');

    const triggers = await list();
    expect(
      await triggers.findByRole('button', { name: /Help with a tour.*Fired [\d,]+ times · chat opened/ }),
    ).toBeVisible();
  });

  it('have a goal, of which the editor tells who reached it with the trigger and who without', async () => {
    const { user } = await renderScreen('/dashboard/assistants/chatbot-widget/asst_basecamp/triggers');
    await user.click(await (await list()).findByRole('button', { name: /Help with a tour.*goal reached by [\d.]+%/ }));

    const results = within(await screen.findByRole('table', { name: 'Who reached the goal in the last 30 days' }));
    expect(results.getByRole('row', { name: /^Saw it [\d,]+ \d+ · [\d.]+%$/ })).toBeVisible();
    expect(results.getByRole('row', { name: /^Held out \d+ \d+ · [\d.]+%$/ })).toBeVisible();
    expect(screen.getByText(/the trigger.*between [+−][\d.]+ and [+−][\d.]+ percentage points/)).toBeVisible();

    // Of another goal they say nothing.
    await user.type(screen.getByRole('textbox', { name: 'Page' }), '-and-paid');
    expect(await screen.findByText(/No visitors yet/)).toBeVisible();
    expect(screen.queryByRole('table', { name: /Who reached/ })).toBeNull();
  });

  it('take a goal, of which nothing is known yet, and what is missing of it', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;
    await add(opened, /Welcome/);

    await user.click(screen.getByRole('button', { name: /None Goal|Goal None/ }));
    await user.click(await screen.findByRole('option', { name: 'An event is tracked' }));
    expect(await screen.findByText(/No visitors yet.*Nobody is held out/)).toBeVisible();
    expect(await screen.findByText('Enter the name of the event.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Event' }), 'order');

    await saved(opened, ({ items }) => expect(items[0]?.goal).toEqual({ type: 'Event', name: 'order', withinDays: 7 }));
    const choose = async (type: string) => {
      await user.click(screen.getByRole('button', { name: /Goal/ }));
      await user.click(await screen.findByRole('option', { name: type }));
    };
    await choose('A page is visited');
    await user.type(screen.getByRole('textbox', { name: 'Page' }), '/danke*');
    expect(await screen.findByText('This page would not reach its goal.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Address of the page' }), 'danke');
    expect(await screen.findByText('This page would reach its goal.')).toBeVisible();
    await choose('An event is tracked');
    expect(screen.getByRole('textbox', { name: 'Event' })).toHaveValue('order');
    await choose('None');
    await saved(opened, ({ items }) => expect(items[0]).not.toHaveProperty('goal'));
  });

  it('tell when nothing came of them', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    await add(opened, /Welcome/);
    await backToAll(opened);

    expect(await (await list()).findByText('Has not fired in the last 30 days')).toBeVisible();
  });

  it('show on the previewed page what they say', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    await add(opened, /Welcome/);
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));

    const text = screen.getByRole('textbox', { name: 'Text' });
    await opened.user.clear(text);
    await opened.user.type(text, 'May we help?');
    expect(preview.getByText('May we help?')).toBeInTheDocument();

    await opened.user.click(preview.getByRole('radio', { name: 'Chat' }));
    expect(preview.queryByText('May we help?')).not.toBeInTheDocument();
    await opened.user.click(preview.getByRole('radio', { name: 'Closed' }));
    expect(preview.getByText('May we help?')).toBeInTheDocument();

    await backToAll(opened);
    await waitFor(() => expect(preview.queryByText('May we help?')).not.toBeInTheDocument());
  });

  it('are copied, switched off, and deleted with a way back', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;
    await add(opened, /Welcome/);

    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByDisplayValue('Welcome (copy)')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await names()).toEqual(['Welcome']);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual(['Welcome', 'Welcome (copy)']));
  });

  it('say in what they wait for, where, what they do and how often', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;
    await add(opened, /Blank/);

    await user.click(screen.getByRole('button', { name: 'Add a condition' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Event of your site' }));
    expect(await screen.findByText('Enter the name of the event.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'cart_added');
    await user.type(screen.getByRole('textbox', { name: 'Only on' }), '/mats/*{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Not on' }), '/mats/sale');
    await user.click(screen.getByRole('button', { name: 'Add to “Not on”' }));
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'A good choice');
    await user.click(screen.getByRole('checkbox', { name: 'Phones' }));

    await saved(opened, ({ items }) =>
      expect(items).toMatchObject([
        {
          conditions: [{ type: 'Event', name: 'cart_added' }],
          include: ['/mats/*'],
          exclude: ['/mats/sale'],
          action: { type: 'Message', text: { en: 'A good choice' } },
          audience: { devices: ['Desktop'] },
        },
      ]),
    );
  });

  it('open a guided flow that is published', async () => {
    const opened = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/triggers');
    const { user } = opened;
    await add(opened, /Blank/);

    await user.click(screen.getByRole('button', { name: /What it does/ }));
    await user.click(await screen.findByRole('option', { name: 'Open a guided flow' }));
    expect(await screen.findByText(/^Choose the flow that “.*” opens\.$/)).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Flow' }), 'Where is');
    await user.click(await screen.findByRole('option', { name: 'Where is my order?' }));

    await waitFor(() => expect(screen.queryByText(/^Choose the flow that/)).toBeNull());
    await waitFor(async () => {
      const { content } = await opened.api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
      expect(JSON.parse(content).triggers.items.at(-1).action).toEqual({
        type: 'Flow',
        guidedFlowId: 'flow_order_status',
        delaySeconds: 0,
      });
    });
  });

  it('open a form that is published', async () => {
    const opened = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/triggers');
    const { user } = opened;
    await add(opened, /Blank/);

    await user.click(screen.getByRole('button', { name: /What it does/ }));
    await user.click(await screen.findByRole('option', { name: 'Open a form' }));
    expect(await screen.findByText(/^Choose the form that “.*” opens\.$/)).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Form' }), 'Repair');
    await user.click(await screen.findByRole('option', { name: /Repair/ }));

    await waitFor(() => expect(screen.queryByText(/^Choose the form that/)).toBeNull());
    await waitFor(async () => {
      const { content } = await opened.api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
      expect(JSON.parse(content).triggers.items.at(-1).action).toMatchObject({
        type: 'Form',
        formTemplateId: expect.stringMatching(/^form_/),
      });
    });
  });

  it('open an article that is published', async () => {
    const opened = await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/triggers');
    const { user } = opened;
    await add(opened, /Blank/);

    await user.click(screen.getByRole('button', { name: /What it does/ }));
    await user.click(await screen.findByRole('option', { name: 'Open an article' }));
    expect(await screen.findByText(/^Choose the article that “.*” opens\.$/)).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Article' }), 'Exchanging');
    await user.click(await screen.findByRole('option', { name: /Exchanging a size/ }));

    await waitFor(() => expect(screen.queryByText(/^Choose the article that/)).toBeNull());
    expect(screen.queryByText(/no longer published/)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Article' })).toHaveValue('Exchanging a size');
    await waitFor(async () => {
      const { content } = await opened.api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
      expect(JSON.parse(content).triggers.items.at(-1).action).toMatchObject({
        type: 'Article',
        articleId: expect.stringMatching(/^artc_/),
      });
    });
  });

  it('say why they fire in an imagined visit, or what is missing', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;
    await add(opened, /Long on the pricing page/);
    const verdict = () => screen.getByRole('list', { name: 'What fires' });
    expect(verdict()).toHaveTextContent(
      'Does not fire: the page fits none of its pages; on this page for 20 of 45 seconds.',
    );

    const address = screen.getByRole('textbox', { name: 'Address of the page' });
    await user.clear(address);
    await user.type(address, 'sol.example/en/pricing');
    const seconds = screen.getByRole('textbox', { name: 'On the page for' });
    await user.clear(seconds);
    await user.type(seconds, '50{Tab}');

    expect(verdict()).toHaveTextContent('Fires because the page fits */pricing*; on this page for 50 of 45 seconds.');
    await user.click(screen.getByRole('switch', { name: 'Has closed the chat' }));
    expect(verdict()).toHaveTextContent('Does not fire: the visitor closed the chat in this visit.');
  });

  it('wait for a form that is left, and for a cart that the site tells of', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;
    await add(opened, /Form left half-way/);
    const verdict = () => screen.getByRole('list', { name: 'What fires' });

    await user.click(screen.getByRole('button', { name: 'Add a condition' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cart' }));
    const least = screen.getByRole('textbox', { name: 'At least' });
    await user.clear(least);
    await user.type(least, '50{Tab}');
    expect(verdict()).toHaveTextContent('Does not fire: nothing was begun in form; the site has told of no cart.');
    await user.type(screen.getByRole('textbox', { name: 'form left for' }), '40{Tab}');
    const worth = screen.getByRole('textbox', { name: 'The cart is worth' });
    await user.clear(worth);
    await user.type(worth, '80{Tab}');

    expect(verdict()).toHaveTextContent('Fires because form left for 40 of 30 seconds; the cart is worth 80 of 50.');
    await saved(opened, ({ items }) =>
      expect(items).toMatchObject([
        {
          conditions: [
            { type: 'FormAbandoned', selector: 'form', seconds: 30 },
            { type: 'Cart', of: 'Total', atLeast: 50 },
          ],
        },
      ]),
    );
  });

  it('warn that one can never fire, and mend it', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;
    await add(opened, /Returning visitor/);

    await user.click(screen.getByRole('checkbox', { name: 'Phones' }));
    await user.click(screen.getByRole('checkbox', { name: 'Desktops' }));
    expect(screen.getByText(/can never fire: no device is chosen/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Let it fire on all devices' }));

    expect(screen.getByRole('checkbox', { name: 'Phones' })).toBeChecked();
    expect(screen.queryByText(/can never fire/)).toBeNull();
  });

  it('keep to limits together', async () => {
    const opened = await renderScreen(TRIGGERS, AS);
    const { user } = opened;

    await user.click(await screen.findByRole('switch', { name: 'Closed stays closed' }));
    const pause = screen.getByRole('textbox', { name: 'Pause between two' });
    await user.clear(pause);
    await user.type(pause, '60{Tab}');

    await saved(opened, (triggers) =>
      expect(triggers).toMatchObject({ closedStaysClosed: false, cooldownMinutes: 60 }),
    );
  });

  it('can be read by who may not change them', async () => {
    await renderScreen('/dashboard/assistants/chatbot-widget/asst_nori/triggers', { as: 'jonas@northwindoutdoor.com' });

    expect(await screen.findByRole('textbox', { name: 'Pause between two' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Add a trigger' })).toBeNull();
  });
});
