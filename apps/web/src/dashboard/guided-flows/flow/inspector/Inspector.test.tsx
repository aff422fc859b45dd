import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GraphNode, Presentation } from '@parley/guided-flow/flow';
import { emptyGraph, PRESENTATION_ID } from '@parley/guided-flow/presentation';
import { readFlow } from '@parley/guided-flow/readFlow';
import { paths } from '#router/paths.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const MAYA = 'maya@northwindoutdoor.com';

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
      }
    }
  }
`;

async function run(api: ScreenApi, operation: string, variables: Record<string, unknown>) {
  const { body } = await api.run(operation, { token: await api.signIn(MAYA), variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}

const PRESENTATION: Presentation = { type: 'Button', lineOne: 'Repairs' };
const EMPTY = emptyGraph(PRESENTATION);
const STEP = { id: 'step', position: { x: 400, y: 0 } };

/** Opens a flow of one step, whose fields are shown. */
async function openStep(step: GraphNode, name: RegExp) {
  let id = '';
  const graph = {
    nodes: [...EMPTY.nodes, step],
    edges: [...EMPTY.edges, { id: 'edge', source: PRESENTATION_ID, target: step.id }],
  };
  const view = await renderScreen(paths.guidedFlows, {
    prepare: async (api) => {
      const content = { name: 'Repairs', presentation: PRESENTATION, graph };
      id = (await run(api, CREATE, { input: { content } })).createGuidedFlow.id;
    },
  });
  await view.router.navigate(paths.guidedFlow(id));
  await view.user.click(await screen.findByRole('radio', { name: 'Outline' }));
  await view.user.click(await within(screen.getByRole('list', { name: 'Steps' })).findByRole('button', { name }));

  /** What is stored of the step once all is saved. */
  async function saved() {
    const { guidedFlow } = await run(view.api, READ, { id });
    return readFlow(guidedFlow.draft.content)?.graph.nodes.find((node) => node.id === step.id)?.data;
  }
  return { ...view, saved };
}

it('a text has its images described, and a delay', async () => {
  const image = { path: '/assistants/article-picture/gone', alt: '', width: 40, height: 30 };
  const data = { body: 'Look at the label.', images: [image] };
  const { user, saved } = await openStep({ ...STEP, type: 'Text', data }, /^Look at the label/);
  expect(await screen.findAllByText(/has an image without a description/)).toHaveLength(2);

  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'The label');
  await user.clear(screen.getByRole('textbox', { name: 'Delay' }));
  await user.type(screen.getByRole('textbox', { name: 'Delay' }), '1.5{Tab}');

  await waitFor(async () =>
    expect(await saved()).toEqual({ ...data, images: [{ ...image, alt: 'The label' }], delayMs: 1500 }),
  );
  expect(screen.queryByText(/has an image without a description/)).toBeNull();
});

it('a link opens in a popup, with campaign parameters that are gone when they are emptied', async () => {
  const data = { label: 'Shop', url: 'https://shop.example', opens: 'NewTab' as const };
  const { user, saved } = await openStep({ ...STEP, type: 'Link', data }, /^Shop/);

  await user.click(screen.getByRole('radio', { name: 'A popup window' }));
  await user.click(screen.getByText('UTM parameters', { selector: 'summary' }));
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'chat');
  await waitFor(async () => expect(await saved()).toEqual({ ...data, opens: 'Popup', utm: { source: 'chat' } }));

  await user.clear(screen.getByRole('textbox', { name: 'Source' }));
  await waitFor(async () => expect(await saved()).toEqual({ ...data, opens: 'Popup' }));
});

it('a handoff has a priority, asks for the address, and wants a form once one is to be asked', async () => {
  const data = { label: 'Talk', message: 'Somebody comes.', teamId: null };
  const { user, saved } = await openStep({ ...STEP, type: 'Handoff', data }, /^Talk/);
  const choose = async (field: RegExp, option: RegExp) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  await choose(/Priority/, /^High/);
  await user.click(screen.getByRole('switch', { name: 'Ask for the email address' }));
  await choose(/Outside of office hours/, /^A form first/);
  expect(await screen.findAllByText('Pick a form for Talk.')).toHaveLength(2);
  await choose(/Form when closed/, /^Repair request/);

  await waitFor(async () =>
    expect(await saved()).toEqual({
      ...data,
      priority: 'High',
      collectEmail: true,
      outOfHours: { kind: 'Form', formTemplateId: expect.any(String) },
    }),
  );
  expect(screen.queryByText('Pick a form for Talk.')).toBeNull();
});

it('a handoff to a team that is gone says who gets the conversation', async () => {
  const data = { label: 'Talk', message: 'Somebody comes.', teamId: 'team_gone' };
  const { user, saved } = await openStep({ ...STEP, type: 'Handoff', data }, /^Talk/);
  const gone = 'The team of Talk does not exist any more. Whoever is free gets the conversation.';
  // Beneath the field, and among the problems.
  expect(await screen.findAllByText(gone)).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: /Goes to/ }));
  await user.click(await screen.findByRole('option', { name: /^Workshop/ }));

  await waitFor(async () => expect(await saved()).toEqual({ ...data, teamId: 'team_workshop' }));
  expect(screen.queryByText(gone)).toBeNull();
});

it('a team tells of its people what is ticked', async () => {
  const data = { label: 'Our fitters', teamId: null, memberIds: [] };
  const { user, saved } = await openStep({ ...STEP, type: 'Team', data }, /^Our fitters/);

  await user.click(screen.getByRole('checkbox', { name: /^Contact/ }));

  await waitFor(async () => expect(await saved()).toEqual({ ...data, show: ['Avatar', 'Contact'] }));
});

it('a step that answers questions has a bound, and may keep to what is written', async () => {
  const data = { prompt: 'What is it?', categoryIds: [], exitLabel: '' };
  const { user, saved } = await openStep({ ...STEP, type: 'QuestioningArticles', data }, /^What is it/);

  await user.type(screen.getByRole('textbox', { name: 'Answers at most' }), '3{Tab}');
  await user.click(screen.getByRole('switch', { name: 'Answer in the model’s own words' }));

  await waitFor(async () => expect(await saved()).toEqual({ ...data, maxAnswers: 3, allowGpt: false }));
});

it('an article is shown in full', async () => {
  const data = { articleId: null, label: 'Care' };
  const { user, saved } = await openStep({ ...STEP, type: 'TextArticle', data }, /^Care/);

  await user.click(screen.getByRole('radio', { name: /^The full article/ }));

  await waitFor(async () => expect(await saved()).toEqual({ ...data, display: 'Full' }));
});
