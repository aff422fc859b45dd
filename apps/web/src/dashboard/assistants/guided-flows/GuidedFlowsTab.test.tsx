import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const TAB = '/dashboard/assistants/chatbot-widget/asst_nori/guided-flows';

type Opened = Awaited<ReturnType<typeof renderScreen>>;

const saved = async ({ api }: Opened) => {
  const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
  return JSON.parse(content).guidedFlows.entries;
};
const expectSaved = (opened: Opened, entries: object[]) =>
  waitFor(async () => expect(await saved(opened)).toEqual(entries));

async function add({ user }: Opened, name: string) {
  await user.type(await screen.findByRole('combobox', { name: 'Add a flow' }), name);
  await user.click(await screen.findByRole('option', { name }));
}

it('offers published flows in an order, and hides one for a while', async () => {
  const opened = await renderScreen(TAB);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Remove Returns and repairs' }));
  await user.click(screen.getByRole('button', { name: 'Remove Find the right gear' }));
  expect(await screen.findByText(/None is offered yet/)).toBeInTheDocument();

  await add(opened, 'Where is my order?');
  await add(opened, 'Advice by video');
  await user.click(await screen.findByRole('button', { name: 'Move Advice by video up' }));
  await user.click(screen.getByRole('switch', { name: 'Offer Where is my order?' }));

  await expectSaved(opened, [
    { guidedFlowId: 'flow_advice', isVisible: true },
    { guidedFlowId: 'flow_order_status', isVisible: false },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Advice by video' }));
  await expectSaved(opened, [{ guidedFlowId: 'flow_order_status', isVisible: false }]);
});

it('offers a flow in words of its own, until it is as the flow says again', async () => {
  const opened = await renderScreen(TAB);
  const { user } = opened;

  await user.click(await screen.findByRole('button', { name: 'How Returns and repairs is offered' }));
  let dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Button/ }));
  const line = dialog.getByRole('textbox', { name: 'Line' });
  await user.clear(line);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(dialog.getByText('Enter what visitors press.')).toBeInTheDocument();
  await user.type(line, 'Send it back');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(async () =>
    expect(await saved(opened)).toContainEqual(
      expect.objectContaining({
        guidedFlowId: 'flow_returns',
        offeredAs: expect.objectContaining({ type: 'Button', lineOne: 'Send it back' }),
      }),
    ),
  );

  await user.click(screen.getByRole('button', { name: 'How Returns and repairs is offered' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Use the flow’s own' }));
  await waitFor(async () =>
    expect(await saved(opened)).toContainEqual({ guidedFlowId: 'flow_returns', isVisible: true }),
  );
});

it('names a flow that is not published any more, which can be taken off', async () => {
  const opened = await renderScreen(TAB, {
    prepare: async ({ db }) => {
      const { content } = await db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
      const config = {
        ...JSON.parse(content),
        guidedFlows: { entries: [{ guidedFlowId: 'flow_gone', isVisible: true }] },
      };
      await db.draft.update({ where: { subjectId: 'asst_nori' }, data: { content: JSON.stringify(config) } });
    },
  });

  const offered = within(await screen.findByRole('list', { name: 'Offered flows' }));
  expect(offered.getByText('A flow that is not published any more')).toBeInTheDocument();
  await opened.user.click(offered.getByRole('button', { name: 'Remove A flow that is not published any more' }));

  await expectSaved(opened, []);
});
