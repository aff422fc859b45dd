import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { PreviewAct } from '#chat-preview/ChatPreview.tsx';
import { goOn, write, type TestRun } from './testRun.ts';
import type { TestMessage } from './toMessages.ts';

type Acted = { done: PreviewAct; messages: readonly TestMessage[] };

/** A test after something was done in its chat. */
export function actInTest(flow: GuidedFlow, run: TestRun, { done, messages }: Acted): TestRun {
  if (done.type === 'Write') return write(run, done.text);
  const message = messages.find(({ id }) => id === done.messageId);
  if (!message) return run;
  if (done.type === 'Press') {
    const { messageId, nodeId } = done;
    const choice = message.flowStep?.choices.find((one) => one.nodeId === nodeId);
    const left = choice?.kind === 'Leave' ? { done: { messageId, isLeft: true } } : {};
    return goOn(flow, run, { nodeId, text: done.email ?? choice?.label ?? '', ...left });
  }
  const { messageId, answers, startAt } = done;
  const isLeft = answers === undefined && startAt === undefined;
  return goOn(flow, run, { nodeId: message.nodeId ?? '', text: '', done: { messageId, answers, startAt, isLeft } });
}
