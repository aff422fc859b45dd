import { describe, expect, it } from 'vitest';
import { paths } from '#router/paths.ts';
import { type Permission } from '#session/usePermission.ts';
import { welcomeSteps } from './welcomeSteps.ts';

const stepsFor = (flags: Permission[], done: string[] = []) =>
  welcomeSteps((flag) => flags.includes(flag), new Set(done)).map(({ to }) => to);
const ALL: Permission[] = ['UPDATE_ASSISTANTS', 'MANAGE_ARTICLES', 'INVITE_USERS'];

describe('welcomeSteps', () => {
  it('begins with the assistant, its content and the team for who may do all of it', () => {
    const steps = stepsFor(ALL);

    expect(steps).toEqual([paths.assistants, paths.articles, paths.users]);
  });

  it('leads nobody to what the role may not do, and still has three steps', () => {
    expect(stepsFor(['MANAGE_ARTICLES'])).toEqual([paths.articles, paths.inbox, paths.guidedFlows]);
    expect(stepsFor([])).toEqual([paths.inbox, paths.guidedFlows, paths.myProfile]);
  });

  it('goes on to others once one is done', () => {
    expect(stepsFor(ALL, ['Content'])).toEqual([paths.assistants, paths.users, paths.inbox]);
    expect(stepsFor(ALL, ['Installation', 'Content', 'People'])).toEqual([
      paths.inbox,
      paths.guidedFlows,
      paths.myProfile,
    ]);
  });
});
