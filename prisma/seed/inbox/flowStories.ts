import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { happenings } from '@parley/guided-flow/happenings';
import { startFlow, type FlowMessage, type FlowPosition } from '@parley/guided-flow/interpreter';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { BASECAMP, NORI, type SeedAssistant } from '../assistants.ts';
import { JONAS, PRIYA } from '../auth.ts';
import {
  advice,
  gearCare,
  gearFinder,
  orderStatus,
  returns,
  returnsAtFirst,
  returnsBefore,
  workshop,
} from '../guided-flows/northwind.ts';
import { drawing, goOn, type Draw } from '../guided-flows/walk.ts';
import { MINUTE } from '../instants.ts';
import { ADVICE, DELIVERY, REPAIRS, RETURNS, type SeedLabel } from './labels.ts';
import { agent, DAYS, flow as says, handedOver, HOURS, visitor, type Line, type SeedRun, type Story } from './story.ts';
import { SUPPORT, WORKSHOP } from './teams.ts';

type Offered = {
  id: string;
  /** Who offers it. */
  assistant: SeedAssistant;
  /** As it was published, the oldest first: since so many days. */
  versions: readonly { content: GuidedFlow; days: number }[];
  pages: readonly string[];
  label: SeedLabel;
  /** Of so many that begin one of all flows, how many begin this. */
  share: number;
};

/** As guidedFlows.ts has published them and the assistants offer them. */
const OFFERED: readonly Offered[] = [
  {
    id: 'flow_order_status',
    assistant: BASECAMP,
    versions: [{ content: orderStatus, days: 60 }],
    pages: ['/account/orders', '/help/delivery'],
    label: DELIVERY,
    share: 8,
  },
  {
    id: 'flow_returns',
    assistant: NORI,
    versions: [
      { content: returnsAtFirst, days: 75 },
      { content: returnsBefore, days: 30 },
      { content: returns, days: 9 },
    ],
    pages: ['/help/returns'],
    label: RETURNS,
    share: 7,
  },
  {
    id: 'flow_gear_finder',
    assistant: NORI,
    versions: [{ content: gearFinder, days: 40 }],
    pages: ['/jackets', '/tents'],
    label: ADVICE,
    share: 5,
  },
  {
    id: 'flow_gear_care',
    assistant: BASECAMP,
    versions: [{ content: gearCare, days: 21 }],
    pages: ['/help/care'],
    label: ADVICE,
    share: 3,
  },
  {
    id: 'flow_workshop',
    assistant: BASECAMP,
    versions: [{ content: workshop, days: 33 }],
    pages: ['/repairs'],
    label: REPAIRS,
    share: 3,
  },
  {
    id: 'flow_advice',
    assistant: BASECAMP,
    versions: [{ content: advice, days: 24 }],
    pages: ['/tours'],
    label: ADVICE,
    share: 2,
  },
];
const CHOICES = OFFERED.flatMap((offered) => Array.from({ length: offered.share }, () => offered));

/** `count` conversations that began in a guided flow: what is counted of flows is counted in these. */
export function flowStories(count: number): Story[] {
  const draw = drawing('conversations in flows');
  return Array.from({ length: count }, () => flowStory(draw));
}

const STEP = 0.4;

function flowStory(draw: Draw): Story {
  const { id, assistant, versions, pages, label } = drawn(CHOICES, draw);
  const days = (versions[0]?.days ?? 0) - 1;
  let ago = 14 * HOURS + (days * DAYS - 14 * HOURS) * draw() ** 1.6;
  const versionNumber = versions.filter((version) => version.days * DAYS > ago).length;
  const content = versions[versionNumber - 1]?.content;
  if (!content) throw new Error(`${id} was not published then.`);
  const { graph, presentation } = content;
  const next = () => (ago -= STEP);
  const names = nodeNames(graph);
  const happened: SeedRun['happened'][number][] = [];
  const note = (before: FlowPosition | null, after: FlowPosition) =>
    happened.push(...happenings(graph, before, after).map((happening) => ({ ...happening, ago: ago * MINUTE })));
  let step = startFlow(graph);
  const lines: Line[] = [visitor(ago, presentation.lineOne)];
  note(null, step.position);
  const show = () => lines.push(...wordsOf(step.messages).map((words) => says(next(), words)));
  show();
  for (let chosen = goOn(graph, step.position, draw); chosen; chosen = goOn(graph, step.position, draw)) {
    if (chosen.step.position === step.position) break;
    lines.push(visitor(next(), names.get(chosen.nodeId) ?? ''));
    note(step.position, chosen.step.position);
    step = chosen.step;
    show();
  }
  const { position } = step;
  const colleague = draw() < 0.5 ? JONAS : PRIYA;
  const handoff = position.state === 'HandedOff' && graph.nodes.find((node) => node.id === position.path.at(-1));
  const team =
    handoff && handoff.type === 'Handoff' ? [SUPPORT, WORKSHOP].find((one) => one.id === handoff.data.teamId) : null;
  if (handoff) {
    lines.push(handedOver(ago, `${assistant.title} handed over to ${team?.name ?? 'the team'}`));
    lines.push(agent(colleague, ago - 6 - 20 * draw(), 'Hello, I have read where you came to. Let me look into it.'));
  }
  return {
    visitor: null,
    assistant,
    status: 'Resolved',
    page: drawn(pages, draw),
    labels: [label],
    ...(handoff && { assignee: colleague }),
    ...(team && { team }),
    lines,
    run: { guidedFlowId: id, versionNumber, position, happened },
    isRead: true,
    isSettled: true,
  };
}

function drawn<Of>(choices: readonly Of[], draw: Draw): Of {
  const choice = choices[Math.floor(draw() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
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
