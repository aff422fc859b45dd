import {
  CalendarClock,
  ClipboardList,
  ExternalLink,
  FileSearch,
  FileText,
  Headset,
  MessageCircleReply,
  MessageSquareText,
  MousePointerClick,
  Play,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { NodeType } from '@parley/guided-flow/flow';
import { isStepType, STEP_TYPES, type StepType } from '@parley/guided-flow/newNode';

type KindWords = {
  icon: LucideIcon;
  /** Over the step and its fields. */
  title: string;
  /** Where there is little room. */
  short: string;
  /** What visitors get. */
  does: string;
};

/** The kinds of steps in words and signs. */
export const STEP_KINDS: Readonly<Record<NodeType, KindWords>> = {
  Starting: { icon: Play, title: 'Start', short: 'Start', does: 'Where visitors come from' },
  Presentation: {
    icon: MessageCircleReply,
    title: 'Presentation',
    short: 'Presentation',
    does: 'How the flow is offered to visitors',
  },
  Text: { icon: MessageSquareText, title: 'Text', short: 'Text', does: 'Says something' },
  Button: { icon: MousePointerClick, title: 'Button', short: 'Button', does: 'Offers a choice' },
  Link: { icon: ExternalLink, title: 'Link', short: 'Link', does: 'Opens an address' },
  TextArticle: { icon: FileText, title: 'Text article', short: 'Article', does: 'Shows an article' },
  QuestioningArticles: {
    icon: FileSearch,
    title: 'Questioning articles',
    short: 'Ask',
    does: 'Answers questions from articles',
  },
  Form: { icon: ClipboardList, title: 'Form', short: 'Form', does: 'Asks the questions of a form' },
  Calendly: { icon: CalendarClock, title: 'Calendly', short: 'Calendly', does: 'Lets visitors book a time' },
  Team: { icon: Users, title: 'Team', short: 'Team', does: 'Shows who is there' },
  Handoff: { icon: Headset, title: 'Handoff', short: 'Handoff', does: 'Passes the visitor on to a person' },
};

const isOne = (type: string): type is NodeType => type in STEP_KINDS;

/** The kind of that name that can be added; null: there is none. */
export const stepTypeOf = (name: string): StepType | null => (isOne(name) && isStepType(name) ? name : null);

/** What can be added, in the order of the dock. */
export const ADDABLE: readonly (KindWords & { type: StepType })[] = STEP_TYPES.map((type) => ({
  type,
  ...STEP_KINDS[type],
}));
