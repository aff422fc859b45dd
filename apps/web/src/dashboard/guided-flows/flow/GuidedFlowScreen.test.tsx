import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readFlow } from '@parley/guided-flow/readFlow';
import { paths } from '#router/paths.ts';
import { chatFrame } from '#testing/chatFrame.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const MAYA = 'maya@northwindoutdoor.com';
const JONAS = 'jonas@northwindoutdoor.com';

const CREATE = /* GraphQL */ `
  mutation ($input: CreateGuidedFlowInput!) {
    createGuidedFlow(input: $input) {
      id
    }
  }
`;
const READ = /* GraphQL */ `
  query ($id: ID!) {
    guidedFlow(id: $id) {
      draft {
        content
        revision
      }
      published {
        number
        note
      }
    }
  }
`;

/** Runs an operation of somebody, and answers what it selects. */
async function run(api: ScreenApi, email: string, operation: string, variables: Record<string, unknown>) {
  const { body } = await api.run(operation, { token: await api.signIn(email), variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** Opens a new flow in the outline, where everything is done by buttons. */
async function openNew(name = 'Repairs', prepare: (api: ScreenApi) => Promise<void> = async () => {}) {
  let id = '';
  const view = await renderScreen(paths.guidedFlows, {
    prepare: async (api) => {
      await prepare(api);
      id = (await run(api, MAYA, CREATE, { input: { name } })).createGuidedFlow.id;
    },
  });
  await view.router.navigate(paths.guidedFlow(id));
  await view.user.click(await screen.findByRole('radio', { name: 'Outline' }));
  return { ...view, id };
}

async function savedFlow(api: ScreenApi, id: string) {
  const { guidedFlow } = await run(api, MAYA, READ, { id });
  const revision: number = guidedFlow.draft.revision;
  const published: unknown = guidedFlow.published;
  return { revision, published, flow: readFlow(guidedFlow.draft.content) };
}

/** What is left unsaved is saved as one leaves: then the next test would meet it. */
const untilSaved = () => screen.findByText(/^Saved/);

const steps = () => screen.getByRole('list', { name: 'Steps' });
const problems = () => screen.getByRole('region', { name: 'Problems' });

describe('one guided flow', () => {
  it('is drawn by keyboard and buttons alone, and saved', async () => {
    const { user, api, id } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Actions for Repairs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Text' }));
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'What has broken?');
    await user.click(within(steps()).getByRole('button', { name: 'Actions for What has broken?' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Button' }));
    await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'A zip');

    await waitFor(async () => {
      const { flow } = await savedFlow(api, id);
      expect(flow?.graph.nodes.slice(2).map(({ type, data }) => ({ type, data }))).toEqual([
        { type: 'Text', data: { body: 'What has broken?' } },
        { type: 'Button', data: { label: 'A zip' } },
      ]);
      expect(flow?.graph.edges).toHaveLength(3);
    });
  });

  it('leads to the first step that is added, and has it written at once', async () => {
    const { user, api, id } = await openNew();
    await user.click(screen.getByRole('radio', { name: 'Canvas' }));
    await user.click(within(screen.getByRole('toolbar', { name: 'Add a step' })).getByRole('button', { name: 'Text' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await user.keyboard('What has broken?');

    await waitFor(async () => {
      const { flow } = await savedFlow(api, id);
      const [text] = flow?.graph.nodes.slice(2) ?? [];
      expect(text?.data).toMatchObject({ body: 'What has broken?' });
      expect(flow?.graph.edges).toContainEqual(expect.objectContaining({ source: 'presentation', target: text?.id }));
    });
    await untilSaved();
  });

  it('says nothing of steps that undo has taken away', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Text' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('textbox', { name: 'Name of the flow' })).toBeInTheDocument();
    await untilSaved();
  });

  it('calls a step with a form by the form, in the outline', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Form' }));
    await user.click(await screen.findByRole('button', { name: /Choose a form/ }));
    await user.click(await screen.findByRole('option', { name: /Call me back/ }));

    expect(await within(steps()).findByText('Call me back')).toBeInTheDocument();
    await untilSaved();
  });

  it('takes back and does again what was done', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Handoff' }));
    expect(await within(steps()).findByText('Handoff step 1')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(steps()).queryByText('Handoff step 1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(within(steps()).getByText('Handoff step 1')).toBeInTheDocument();
    await untilSaved();
  });

  it('says what is wrong, and mends an address at one press', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Link' }));
    await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'Track it');
    expect(await within(problems()).findByText('Add a web address to Track it.')).toBeInTheDocument();

    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'northwindoutdoor.com/track');
    await user.click(
      await within(problems()).findByRole('button', { name: 'Use “https://northwindoutdoor.com/track”' }),
    );

    expect(address).toHaveValue('https://northwindoutdoor.com/track');
    await waitFor(() => expect(within(problems()).queryByText(/an address we can't open/)).not.toBeInTheDocument());
    await untilSaved();
  });

  it('is published with a note once nothing is wrong, and blocked before', async () => {
    const { user, api, id } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    let dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    const offered = within(screen.getByRole('complementary', { name: 'Step' }));
    if (!offered.queryByRole('textbox', { name: 'Line' }))
      await user.click(within(steps()).getAllByRole('button')[0] ?? document.body);
    await user.clear(await offered.findByRole('textbox', { name: 'Line' }));
    await user.type(offered.getByRole('textbox', { name: 'Line' }), 'Repairs');
    await user.click(screen.getByRole('button', { name: 'Actions for Repairs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Handoff' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Somebody will write.');
    await waitFor(async () => expect((await savedFlow(api, id)).flow?.graph.nodes).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'First one');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeEnabled());
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText('Version 1 is live')).toBeInTheDocument();
    expect(screen.getByText('No assistant offers it to visitors yet.')).toBeInTheDocument();
    expect((await savedFlow(api, id)).published).toEqual({ number: 1, note: 'First one' });
  });

  it('says of a step with a form that there is none yet, and leads to where forms are made', async () => {
    const { user } = await openNew('Repairs', async ({ db }) => {
      await db.formTemplate.deleteMany({ where: { clientId: 'clnt_northwind' } });
    });
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Form' }));

    await user.click(await screen.findByRole('button', { name: /^Choose a form/ }));

    expect(await screen.findByText('Nothing to choose from.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Go to forms' })).toHaveAttribute('href', paths.forms);
    await untilSaved();
  });

  it('names the article that a step showed before another was chosen', async () => {
    const { user, api } = await renderScreen(paths.guidedFlow('flow_returns'), {
      prepare: async ({ db }) => {
        const where = { subjectId: 'flow_returns' };
        const { content } = await db.draft.findUniqueOrThrow({ where });
        const changed = content.replace('artc_exchanging-a-size', 'artc_pack-sizes');
        await db.draft.update({ where, data: { content: changed } });
      },
    });
    const { title } = await api.db.article.findUniqueOrThrow({ where: { id: 'artc_exchanging-a-size' } });

    await user.click(await screen.findByRole('button', { name: 'Publish' }));

    const changes = within(await screen.findByRole('dialog')).getByRole('list', { name: 'What changes' });
    await waitFor(() => expect(changes).toHaveTextContent(`ArticleBefore: ${title}`));
    expect(changes).not.toHaveTextContent('Something that is gone');
  });

  it('keeps what two people drew at once', async () => {
    const { user, api, id } = await openNew();
    const { flow: drawn, revision } = await savedFlow(api, id);
    const theirs = { ...drawn, presentation: { type: 'Button', lineOne: 'By Maya' } };
    await run(
      api,
      MAYA,
      /* GraphQL */ `
        mutation ($input: UpdateGuidedFlowInput!) {
          updateGuidedFlow(input: $input) {
            id
          }
        }
      `,
      { input: { guidedFlowId: id, revision, content: theirs } },
    );
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Team' }));

    await waitFor(async () => {
      const { flow } = await savedFlow(api, id);
      expect(flow?.presentation.lineOne).toBe('By Maya');
      expect(flow?.graph.nodes.map(({ type }) => type)).toContain('Team');
    });
    expect(await within(steps()).findByText('By Maya')).toBeInTheDocument();
  });

  it('has its texts formatted by keys and buttons, and variables put where the caret is', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Text' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    fireEvent.change(text, { target: { value: 'Please choose' } });

    text.focus();
    text.setSelectionRange(7, 13);
    await user.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(text).toHaveValue('Please **choose**'));
    text.setSelectionRange(6, 6);
    await user.click(screen.getByRole('button', { name: 'Put a variable into Text' }));
    await user.click(await screen.findByRole('menuitem', { name: 'First name' }));
    await waitFor(() => expect(text).toHaveValue('Please{{first_name}} **choose**'));
    text.setSelectionRange(0, 6);
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Format Text' })).getByRole('button', { name: 'Italic' }),
    );

    await waitFor(() => expect(text).toHaveValue('*Please*{{first_name}} **choose**'));
    await untilSaved();
  });

  it('runs in a test beside it', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Handoff' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Message' }), {
      target: { value: 'Hello {{first_name}}' },
    });
    await user.click(within(steps()).getByRole('button', { name: /^Actions for Handoff/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Test from here' }));

    const test = await screen.findByRole('complementary', { name: 'Test' });
    const chat = await chatFrame();
    expect(chat.bodies()).toEqual(['Hello Lena']);
    expect(within(test).getByText('Handed to a person. In a test, nobody is told.')).toBeInTheDocument();
    await untilSaved();
  });

  it('shows an article in a test as visitors read it', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'));
    await user.click(await screen.findByRole('radio', { name: 'Outline' }));
    await user.click(within(steps()).getByRole('button', { name: 'Actions for How an exchange works' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Test from here' }));

    const [message] = (await chatFrame()).messages();
    expect(message).toMatchObject({ kind: 'Article' });
    expect(message?.flowStep?.article).toMatchObject({
      title: message?.body,
      summary: expect.stringMatching(/\w/),
      body: expect.stringMatching(/<\w/),
    });
  });

  it('has its steps found by what they say and by their kind', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'));
    await user.click(await screen.findByRole('radio', { name: 'Outline' }));
    await user.click(screen.getByRole('button', { name: 'Find a step' }));
    await user.type(await screen.findByRole('combobox', { name: 'Text of the step' }), 'link ·');
    await user.click(await screen.findByRole('option', { name: /^Print a return label/ }));

    expect(await screen.findByRole('textbox', { name: 'Label' })).toHaveValue('Print a return label');
  });

  it('has a new note written at once, and puts nothing on top of another', async () => {
    const { user, api, id } = await openNew();
    const add = screen.getByRole('button', { name: 'Add a note' });
    await user.click(add);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await user.keyboard('to do');
    await user.click(add);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Handoff' }));

    await waitFor(async () => {
      const { flow } = await savedFlow(api, id);
      expect(flow?.notes?.map(({ text, position }) => ({ text, position }))).toEqual([
        { text: 'to do', position: { x: 0, y: 60 } },
        { text: '', position: { x: 0, y: 180 } },
      ]);
      expect(flow?.graph.nodes.at(-1)).toMatchObject({ type: 'Handoff', position: { x: 60, y: 300 } });
    });
    await untilSaved();
  });

  it('opens by Enter the first of several steps that are found', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'));
    await user.click(await screen.findByRole('radio', { name: 'Outline' }));
    await user.click(screen.getByRole('button', { name: 'Find a step' }));
    await user.type(await screen.findByRole('combobox', { name: 'Text of the step' }), 'button ·');
    const [first, second] = await screen.findAllByRole('option');
    expect(second).toBeInTheDocument();
    const label = first?.textContent ?? '';

    await user.keyboard('{Enter}');

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Label' });
    expect(field).not.toHaveValue('');
    expect(label.startsWith(field.value)).toBe(true);
    expect(screen.queryByRole('dialog', { name: 'Find a step' })).not.toBeInTheDocument();
  });

  it('leads to the empty field of each step that has no text', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Text' }));
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Button' }));
    expect(await within(problems()).findByText(/^2 steps have no text/)).toBeInTheDocument();
    await user.click(within(steps()).getAllByRole('button')[0] ?? document.body);

    await user.click(within(problems()).getByRole('button', { name: 'Open step 2 of 2' }));

    const label = await screen.findByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(label).toHaveFocus());
    expect(label).toBeInvalid();
    expect(label).toHaveAccessibleDescription(/This step has no text/);
    await untilSaved();
  });

  it('keeps what was tried as a test, which keeps a faulty flow from being published', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Actions for Repairs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Button' }));
    await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'A zip');
    await user.click(screen.getByRole('button', { name: 'Actions for A zip' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Handoff' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Somebody comes.');
    await user.click(screen.getByRole('button', { name: 'Test' }));
    const pane = within(await screen.findByRole('complementary', { name: 'Test' }));
    const chat = await chatFrame();
    chat.press('A zip');
    await waitFor(() => expect(chat.bodies()).toEqual(['', 'A zip', 'Somebody comes.']));
    await user.click(pane.getByRole('button', { name: 'Save as test' }));
    await user.type(pane.getByRole('textbox', { name: 'Name of the test' }), 'A zip goes to people');
    await user.click(pane.getByRole('button', { name: 'Save' }));
    expect(await pane.findByText('All pass')).toBeInTheDocument();
    await user.click(pane.getByRole('button', { name: 'Actions for A zip goes to people' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Must pass to publish' }));
    expect(await pane.findByText(/must pass to publish/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Actions for A zip' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect what follows' }));

    expect(await pane.findByText('1 of 1 fails')).toBeInTheDocument();
    expect(pane.getByText(/A zip leads nowhere now/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Repairs”' }));
    expect(await dialog.findByText(/^The test “A zip goes to people” must pass/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await untilSaved();
  });

  it('says how many visitors went which way, by days and by version', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'));
    await user.click(await screen.findByRole('radio', { name: 'Outline' }));
    const size = () => within(steps()).getByRole('button', { name: /^Wrong size/ });
    await waitFor(() => expect(size()).toHaveTextContent(/\d+ visitors/));
    const inAll = size().textContent;
    const figures = within(await screen.findByRole('region', { name: 'Visitors' }));
    expect(figures.getByText('Came to an end')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Visitors of: All versions' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Version 3' }));

    await waitFor(() => expect(size().textContent).not.toBe(inAll));
    await user.click(screen.getByRole('switch', { name: 'Visitors' }));
    expect(size()).not.toHaveTextContent('visitors');
  });

  it('says that visitors could not be counted, and counts them when it is tried again', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'), {
      prepare: (api) => api.call('PUT', 'faults', { kind: 'Error', operation: 'useFlowFiguresQuery', times: 1 }),
    });
    expect(await screen.findByText('The visitors could not be counted.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Visitors' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('region', { name: 'Visitors' })).toBeInTheDocument();
  });

  it('names in its history an article that only an older version shows, also one that visitors may not read', async () => {
    const { user, api } = await renderScreen(paths.guidedFlow('flow_returns'), {
      prepare: async ({ db }) => {
        const where = { subjectId_number: { subjectId: 'flow_returns', number: 2 } };
        const { content } = await db.version.findUniqueOrThrow({ where });
        const changed = content.replace('artc_exchanging-a-size', 'artc_pack-sizes');
        await db.version.update({ where, data: { content: changed } });
        await db.article.update({ where: { id: 'artc_pack-sizes' }, data: { status: 'Draft' } });
      },
    });
    const { title } = await api.db.article.findUniqueOrThrow({ where: { id: 'artc_pack-sizes' } });

    await user.click(await screen.findByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('complementary', { name: 'History' }));
    await user.click(await history.findByRole('button', { name: /^Version 3/ }));

    expect(await history.findByText(new RegExp(title))).toBeInTheDocument();
    expect(history.queryByText(/Something that is gone/)).toBeNull();
  });

  it('shows each of its versions, the first one too, as it was', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'));
    await user.click(await screen.findByRole('radio', { name: 'Outline' }));
    const workshop = () => within(steps()).queryByRole('button', { name: /^Ask the workshop/ });
    await waitFor(() => expect(workshop()).not.toBeNull());

    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: /^Version 1/ }));

    expect(await screen.findByText('The first version: there is none before it.')).toBeInTheDocument();
    expect(workshop()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close history' }));
    await waitFor(() => expect(workshop()).not.toBeNull());
  });

  it('tells what a new step lacks once one of its fields was left', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'));
    const dock = within(await screen.findByRole('toolbar', { name: 'Add a step' }));
    await user.click(dock.getByRole('button', { name: 'Text' }));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).not.toHaveAccessibleDescription(/no text/);

    await user.tab();

    await waitFor(() => expect(text).toHaveAccessibleDescription(/no text/));
  });

  it('counts the steps and notes that are chosen, not their connections', async () => {
    const { user, api } = await renderScreen(paths.guidedFlow('flow_returns'));
    await screen.findByRole('toolbar', { name: 'Add a step' });
    const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'flow_returns' } });
    const flow = readFlow(JSON.parse(content));
    const steps = flow?.graph.nodes.filter(({ type }) => type !== 'Starting' && type !== 'Presentation').length;

    await user.keyboard('{Control>}a{/Control}');

    expect(await screen.findByRole('heading', { name: new RegExp(`^${steps} steps.* chosen$`) })).toBeInTheDocument();
  });

  it('compares any two of its versions, the earlier one first', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'), {
      prepare: async ({ db }) => {
        const where = { subjectId_number: { subjectId: 'flow_returns', number: 3 } };
        const { content } = await db.version.findUniqueOrThrow({ where });
        const changed = content.replace(/"lineOne":"[^"]*"/, '"lineOne":"Send it back"');
        await db.version.update({ where, data: { content: changed } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('complementary', { name: 'History' }));
    await user.click(await history.findByRole('button', { name: /^Version 1/ }));

    await user.click(history.getByRole('button', { name: /Compared with/ }));
    await user.click(await screen.findByRole('option', { name: 'Version 3' }));

    expect(await history.findByText('From version 1 to version 3')).toBeInTheDocument();
    expect(history.getAllByText('Send it back', { selector: 'ins, ins *' })).not.toHaveLength(0);
    await user.click(history.getByRole('button', { name: /^Draft/ }));
    expect(await history.findByText('From version 3 to the draft')).toBeInTheDocument();
  });

  it('has its connections and notes in the outline, each of which can be taken away', async () => {
    const { user, api } = await renderScreen(paths.guidedFlow('flow_returns'));
    await user.click(await screen.findByRole('radio', { name: 'Outline' }));
    const connect = async (from: string, to: string) => {
      await user.click(within(steps()).getByRole('button', { name: `Actions for ${from}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Connect to…' }));
      await user.type(await screen.findByRole('combobox', { name: 'Step' }), to);
      await user.click(await screen.findByRole('option', { name: new RegExp(to) }));
    };
    await connect('It broke or wore out', 'That should not happen');
    expect(await within(steps()).findByRole('button', { name: /^It broke.*That should not happen/ })).toBeVisible();

    await user.click(within(steps()).getByRole('button', { name: 'Actions for It broke or wore out' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Disconnect “That should not happen/ }));
    expect(within(steps()).queryByRole('button', { name: /^It broke.*That should not happen/ })).toBeNull();
    expect(within(steps()).getByRole('button', { name: /^Our workshops/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Note for colleagues' }));
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Ask Jonas first');
    const note = await within(steps()).findByRole('button', { name: /^Ask Jonas first/ });
    await user.click(screen.getByRole('button', { name: /Size/ }));
    await user.click(await screen.findByRole('option', { name: 'Large' }));
    await waitFor(async () =>
      expect((await savedFlow(api, 'flow_returns')).flow?.notes).toMatchObject([{ width: 360, height: 270 }]),
    );

    note.focus();
    await user.keyboard('{Delete}');
    expect(within(steps()).queryByRole('button', { name: /^Ask Jonas first/ })).toBeNull();
  });

  it('says that it is in the archive, and is taken back from there', async () => {
    const { user } = await renderScreen(paths.guidedFlow('flow_returns'), {
      prepare: async (api) => {
        await run(api, MAYA, 'mutation ($id: ID!) { archiveGuidedFlow(id: $id) { id } }', { id: 'flow_returns' });
      },
    });

    expect(await screen.findByText(/It is in the archive/)).toBeInTheDocument();
    expect(screen.queryByText(/^Live: version/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));

    expect(await screen.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
    expect(screen.queryByText(/It is in the archive/)).toBeNull();
    expect(screen.getByText(/^Live: version 3/)).toBeInTheDocument();
  });

  it('says why the last change was not saved, and saves it when told so', async () => {
    const { user, api, id } = await openNew();
    await api.call('PUT', 'faults', {
      kind: 'Error',
      operation: 'SaveGuidedFlow',
      code: 'INTERNAL',
      message: 'The disk is full.',
      times: 1,
    });

    await user.type(screen.getByRole('textbox', { name: 'Line' }), ' now');
    const alert = await screen.findByText('Your last change is not saved. The disk is full.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect((await savedFlow(api, id)).flow?.presentation.lineOne).toBe('Repairs now'));
    expect(alert).not.toBeInTheDocument();
  });

  it('can only be looked at without the permission', async () => {
    let id = '';
    const { router } = await renderScreen(paths.guidedFlows, {
      as: JONAS,
      prepare: async (api) => {
        id = (await run(api, MAYA, CREATE, { input: { name: 'Locked' } })).createGuidedFlow.id;
        const { clientId } = await api.db.user.findFirstOrThrow({ where: { email: JONAS } });
        await api.db.rolePermission.create({
          data: { clientId: clientId ?? '', role: 'Staff', flag: 'MANAGE_GUIDED_FLOWS', allowed: false },
        });
      },
    });
    await router.navigate(paths.guidedFlow(id));

    expect(await screen.findByRole('radio', { name: 'Outline' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(screen.queryByRole('toolbar', { name: 'Add a step' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Your role does not include/)).toBeInTheDocument();
  });
});
