import { BookOpenText, Bot, Inbox, User, UserPlus, Workflow, type LucideIcon } from 'lucide-react';
import { paths } from '#router/paths.ts';
import { type Permission } from '#session/usePermission.ts';

export type WelcomeStep = { to: string; icon: LucideIcon; title: string; text: string };

/** `done`: the step of the set-up with which it is no longer a first step. */
type Candidate = WelcomeStep & { needs?: Permission; done?: string };

/** What there is to begin with, the most useful first. */
const CANDIDATES: readonly Candidate[] = [
  {
    to: paths.assistants,
    icon: Bot,
    title: 'Meet your assistants',
    text: 'Give them a face, a voice and a place on your site.',
    needs: 'UPDATE_ASSISTANTS',
    done: 'Installation',
  },
  {
    to: paths.articles,
    icon: BookOpenText,
    title: 'Add content',
    text: 'Articles, documents and webpages that assistants answer from.',
    needs: 'MANAGE_ARTICLES',
    done: 'Content',
  },
  {
    to: paths.users,
    icon: UserPlus,
    title: 'Invite your team',
    text: 'Add everyone who replies to visitors.',
    needs: 'INVITE_USERS',
    done: 'People',
  },
  {
    to: paths.inbox,
    icon: Inbox,
    title: 'Answer your visitors',
    text: 'Conversations arrive in the inbox the moment they start.',
  },
  {
    to: paths.guidedFlows,
    icon: Workflow,
    title: 'Look at your guided flows',
    text: 'They lead visitors step by step to what they need.',
  },
  {
    to: paths.myProfile,
    icon: User,
    title: 'Check your profile',
    text: 'Visitors see your name beside your replies.',
  },
];

/** The three first steps that this person may take, and that nobody has taken yet. */
export function welcomeSteps(may: (permission: Permission) => boolean, setupDone: ReadonlySet<string>): WelcomeStep[] {
  return CANDIDATES.filter(({ needs, done }) => (!needs || may(needs)) && (!done || !setupDone.has(done))).slice(0, 3);
}
