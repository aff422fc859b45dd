import { describe, expect, it } from 'vitest';
import { operatorProblem } from './operators.ts';

describe('operatorProblem', () => {
  it.each([
    'torn strap',
    'from:hannah label:"Shop floor" assignee:none is:Unread has:file before:2026-11-19 after:2026-01-01',
    '-label:Repairs strap -is:resolved',
    'https://example.com',
    'at 12:30',
    '',
  ])('has nothing to say of %j', (typed) => {
    expect(operatorProblem(typed)).toBeNull();
  });

  it.each([
    ['foo:bar', /no “foo:”/],
    ['torn is:', /“is:” takes open, .*unread/],
    ['-is:done', /“-is:” takes open/],
    ['-before:2026-11-19', /no “-before:”/],
    ['is:done', /“is:” takes open/],
    ['has:picture', /“has:” takes file/],
    ['before:2026-13-40', /“before:” takes a day/],
    ['from:""', /“from:” takes a name/],
    ['is:open label:', /“label:” takes the name/],
  ])('says what is amiss with %j', (typed, problem) => {
    expect(operatorProblem(typed)).toMatch(problem);
  });
});
