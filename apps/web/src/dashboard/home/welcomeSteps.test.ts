import { describe, expect, it } from 'vitest';
import { paths } from '#router/paths.ts';
import { welcomeSteps } from './welcomeSteps.ts';

const NONE = {
  MANAGE_CLIENT: false,
  INVITE_USERS: false,
  DELETE_USERS: false,
  MANAGE_CONVERSATIONS: false,
  MANAGE_GUIDED_FLOWS: false,
  MANAGE_AUTOMATED_FAQS: false,
  MANAGE_ARTICLES: false,
  UPDATE_USER_PROFILE: false,
  VIEW_USERS: false,
  VIEW_PERMISSIONS: false,
  UPDATE_ASSISTANTS: false,
};

const stepsFor = (flags: Partial<typeof NONE>) => welcomeSteps({ ...NONE, ...flags }).map(({ to }) => to);

describe('welcomeSteps', () => {
  it('begins with the assistant, its content and the team for who may do all of it', () => {
    const all = { UPDATE_ASSISTANTS: true, MANAGE_ARTICLES: true, INVITE_USERS: true };

    expect(stepsFor(all)).toEqual([paths.assistants, paths.articles, paths.users]);
  });

  it('leads nobody to what the role may not do, and still has three steps', () => {
    expect(stepsFor({ MANAGE_ARTICLES: true })).toEqual([paths.articles, paths.inbox, paths.guidedFlows]);
    expect(stepsFor({})).toEqual([paths.inbox, paths.guidedFlows, paths.myProfile]);
  });
});
