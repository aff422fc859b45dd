import type { Happening } from '@parley/guided-flow/happenings';
import type { FlowPosition } from '@parley/guided-flow/interpreter';
import type { ConversationStatus, MessageAuthor } from '../../client.ts';
import type { Person } from '../auth.ts';
import type { SeedAssistant } from '../assistants.ts';
import { MINUTE } from '../instants.ts';
import type { SeedLabel } from './labels.ts';
import type { SeedTeam } from './teams.ts';

export type Line = {
  author: MessageAuthor;
  /** Who wrote it; left out for the visitor, the assistant and the system. */
  person?: Person;
  /** Milliseconds before the reference date. */
  ago: number;
  body: string;
  /** It tells of what happened, and is no message. */
  event?: 'HandedOver';
  /** It puts the form that is called like its words before the visitor, who fills it in (forms.ts). */
  isForm?: true;
};

export type SeedRun = {
  guidedFlowId: string;
  versionNumber: number;
  position: FlowPosition;
  /** What there is to count of it, and how many milliseconds before the reference date that was. */
  happened: readonly (Happening & { ago: number })[];
};

/** One conversation told from its first line to its last. */
export type Story = {
  /** `null`: somebody who has not given a name. The same mail address is the same visitor. */
  visitor: { name: string; email: string } | null;
  assistant: SeedAssistant;
  status: ConversationStatus;
  /** The path of the page the visitor started from. */
  page: string;
  lines: readonly Line[];
  labels?: readonly SeedLabel[];
  assignee?: Person;
  team?: SeedTeam;
  /** 1 Low to 4 Urgent. */
  priority?: number;
  /** BCP 47; English when left out. */
  language?: string;
  /** Milliseconds before the reference date at which the visitor asked for a person, whom nobody has been yet. */
  handoffAgo?: number;
  /** The guided flow that it began in, and how far the visitor came. */
  run?: SeedRun;
  /** The assistant's trigger after which it began. */
  triggerId?: string;
  /** `true` when an agent has looked at the last lines without answering yet. */
  isRead?: boolean;
  /** `true` when the last words of the visitor ask for nothing. */
  isSettled?: boolean;
  /** Milliseconds before the reference date at which the visitor last looked; their last line when left out. */
  seenAgo?: number;
};

/** Lines are timed in minutes before the reference date. */
export const visitor = (minutesAgo: number, body: string): Line => ({
  author: 'Visitor',
  ago: minutesAgo * MINUTE,
  body,
});
export const ai = (minutesAgo: number, body: string): Line => ({ author: 'AI', ago: minutesAgo * MINUTE, body });
export const flow = (minutesAgo: number, body: string): Line => ({ author: 'Flow', ago: minutesAgo * MINUTE, body });
export const form = (person: Person | null, minutesAgo: number, name: string): Line => ({
  author: person ? 'Agent' : 'AI',
  ...(person && { person }),
  ago: minutesAgo * MINUTE,
  body: name,
  isForm: true,
});
export const handedOver = (minutesAgo: number, body: string): Line => ({
  author: 'System',
  ago: minutesAgo * MINUTE,
  body,
  event: 'HandedOver',
});
export const agent = (person: Person, minutesAgo: number, body: string): Line => ({
  author: 'Agent',
  person,
  ago: minutesAgo * MINUTE,
  body,
});

export const HOURS = 60;
export const DAYS = 24 * HOURS;
