import type { Json } from '@parley/versioning/changesBetween';
import { expect, it } from 'vitest';
import { describeChanges } from '#versioning/describeChange.ts';
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
