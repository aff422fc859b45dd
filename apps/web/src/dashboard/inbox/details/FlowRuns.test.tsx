import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { select } from '../testing/inboxScreen.ts';

const flows = async () => within(await screen.findByRole('region', { name: 'Guided flows' }));

it('who was handed over by a guided flow comes with their way through it, which leads to the flow', async () => {
  const { api, router, user } = await renderScreen('/dashboard/inbox');
  await select(user, 'Hannah Brandt');
  expect(screen.queryByRole('region', { name: 'Guided flows' })).toBeNull();
  const run = await api.db.flowRun.findFirstOrThrow({ where: { state: 'HandedOff' }, include: { guidedFlow: true } });
  const { body } = await api.run('query ($id: ID!) { conversation(id: $id) { flowRuns { path } } }', {
    token: await api.signIn('maya@northwindoutdoor.com'),
    variables: { id: run.conversationId },
  });
  const [name, ...pressed] = body.data.conversation.flowRuns.at(-1).path;

  await router.navigate(`/dashboard/inbox/${run.conversationId}`);
  const flow = await (await flows()).findByRole('link', { name });
  expect(flow.closest('li')).toHaveTextContent(
    `${pressed.join(' › ')}Handed over to people · version ${run.versionNumber}`,
  );
  await user.click(flow);

  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/guided-flows/${run.guidedFlowId}`));
});
