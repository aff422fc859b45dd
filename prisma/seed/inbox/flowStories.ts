import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { startFlow, type FlowMessage } from '@parley/guided-flow/interpreter';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { NORI } from '../assistants.ts';
import { JONAS, PRIYA } from '../auth.ts';
import { advice, gearCare, gearFinder, orderStatus, returns } from '../guided-flows/northwind.ts';
import { drawing, goOn, type Draw } from '../guided-flows/walk.ts';
import { ADVICE, DELIVERY, RETURNS, type SeedLabel } from './labels.ts';
import { agent, DAYS, flow as says, HOURS, visitor, type Line, type Story } from './story.ts';

type Offered = {
  id: string;
  content: GuidedFlow;
  versionNumber: number;
  /** Since so many days. */
  days: number;
  page: string;
  label: SeedLabel;
};

/** Those that visitors begin, the more often the more often it stands here. */
const OFFERED: readonly Offered[] = [
  {
    id: 'flow_order_status',
    content: orderStatus,
    versionNumber: 1,
    days: 55,
    page: '/account/orders',
    label: DELIVERY,
  },
  {
    id: 'flow_order_status',
    content: orderStatus,
    versionNumber: 1,
    days: 55,
    page: '/help/delivery',
    label: DELIVERY,
  },
  { id: 'flow_returns', content: returns, versionNumber: 3, days: 8, page: '/help/returns', label: RETURNS },
  { id: 'flow_gear_finder', content: gearFinder, versionNumber: 1, days: 38, page: '/jackets', label: ADVICE },
  { id: 'flow_gear_finder', content: gearFinder, versionNumber: 1, days: 38, page: '/tents', label: ADVICE },
  { id: 'flow_gear_care', content: gearCare, versionNumber: 1, days: 20, page: '/help/care', label: ADVICE },
  { id: 'flow_advice', content: advice, versionNumber: 1, days: 22, page: '/tours', label: ADVICE },
] satisfies Offered[];

/** `count` conversations that began in a guided flow. */
export function flowStories(count: number): Story[] {
  const draw = drawing('conversations in flows');
  return Array.from({ length: count }, () => flowStory(draw));
}

const STEP = 0.4;

function flowStory(draw: Draw): Story {
  const offered = OFFERED[Math.floor(draw() * OFFERED.length)];
  if (!offered) throw new Error('No flow is offered.');
  const { id, content, versionNumber, days, page, label } = offered;
  let ago = 14 * HOURS + (days * DAYS - 14 * HOURS) * draw() ** 1.3;
  const next = () => (ago -= STEP);
  const names = nodeNames(content.graph);
  let step = startFlow(content.graph);
  const lines: Line[] = [visitor(ago, content.presentation.lineOne)];
  const show = () => lines.push(...wordsOf(step.messages).map((words) => says(next(), words)));
  show();
  for (
    let chosen = goOn(content.graph, step.position, draw);
    chosen;
    chosen = goOn(content.graph, step.position, draw)
  ) {
    if (chosen.step.position === step.position) break;
    lines.push(visitor(next(), names.get(chosen.nodeId) ?? ''));
    step = chosen.step;
    show();
  }
  const isHandedOver = step.position.state === 'HandedOff';
  const colleague = draw() < 0.5 ? JONAS : PRIYA;
  if (isHandedOver)
    lines.push(agent(colleague, ago - 6 - 20 * draw(), 'Hello, I have read where you came to. Let me look into it.'));
  return {
    visitor: null,
    assistant: NORI,
    status: 'Resolved',
    page,
    labels: [label],
    ...(isHandedOver && { assignee: colleague }),
    lines,
    run: { guidedFlowId: id, versionNumber, position: step.position },
    isRead: true,
    isSettled: true,
  };
}

/** What a flow says in plain words, without what it offers to press. */
const wordsOf = (messages: readonly FlowMessage[]): string[] =>
  messages.flatMap((message) => (message.kind === 'Step' ? (saidBy(message.node) ?? []) : []));

function saidBy(node: GraphNode): string | null {
  if (node.type === 'Text') return node.data.body.replaceAll('**', '');
  if (node.type === 'Handoff') return node.data.message;
  if (node.type === 'QuestioningArticles') return node.data.prompt;
  return 'label' in node.data ? node.data.label : null;
}
