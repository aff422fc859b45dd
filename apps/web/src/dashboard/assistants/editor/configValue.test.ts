import type { Json } from '@parley/versioning/changesBetween';
import { expect, it } from 'vitest';
import { describeChanges } from '#versioning/describeChange.ts';
import { newTrigger, TRIGGER_TEMPLATES } from '../triggers/newTrigger.ts';
import { CHANGE_WORDS } from './changeWords.ts';
import { configValue } from './configValue.ts';

const said = (before: Json, after: Json) => describeChanges(before, after, CHANGE_WORDS, { valueWords: configValue });

it('says in lists of changes for whom and where a block stands', () => {
  const before = { homePage: { blocks: [{ id: 'a', type: 'Text' }] } };
  const pages = { include: ['/boots*'], exclude: [] };
  const shownTo = { visitors: 'New', languages: ['de'] };
  const withAudience = (shownTo: Json) => ({ homePage: { blocks: [{ id: 'a', type: 'Text', shownTo }] } });

  expect(said(before, withAudience({ ...shownTo, pages }))).toMatchObject([
    { place: 'Home page · Blocks · Text · Shown to', after: 'Who has not written yet, in German, on /boots*' },
  ]);
  expect(said(withAudience(shownTo), withAudience({ ...shownTo, pages }))).toMatchObject([
    { place: 'Home page · Blocks · Text · Shown to · On pages', after: 'on /boots*' },
  ]);
});

it('says what triggers wait for and what their goals are', () => {
  const [template] = TRIGGER_TEMPLATES;
  if (!template) throw new Error('There is no template.');
  const { id: _, ...welcome } = newTrigger(template, 'en', []);
  const withTriggers = (...items: Json[]): Json => ({ triggers: { items } });
  const goal = { type: 'Page', pattern: '/danke*', withinDays: 3 };
  const plain = JSON.parse(JSON.stringify({ ...welcome, id: 'a' }));

  expect(said(withTriggers(), withTriggers(plain))).toMatchObject([
    { kind: 'Added', after: 'first visit and on the page for 10 seconds' },
  ]);
  expect(said(withTriggers({ ...plain, goal }), withTriggers(plain))).toMatchObject([
    { place: 'Triggers · Triggers · Welcome · Goal', kind: 'Removed', before: 'a page like /danke* within 3 days' },
  ]);
  const [first, second] = plain.conditions;
  expect(
    said(withTriggers({ ...plain, conditions: [first] }), withTriggers({ ...plain, conditions: [first, second] })),
  ).toMatchObject([{ kind: 'Added', after: 'On the page for 10 seconds' }]);
});
