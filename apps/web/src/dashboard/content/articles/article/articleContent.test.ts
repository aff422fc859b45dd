import { describe, expect, it } from 'vitest';
import { describeChanges } from '#versioning/describeChange.ts';
import { CONTENT_WORDS, contentValue, NO_CONTENT, pairContents } from './articleContent.ts';

const VIDEO = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="How to"></iframe>';

const said = (before: string, after: string) => {
  const contents = pairContents({ ...NO_CONTENT, body: before }, { ...NO_CONTENT, body: after });
  return describeChanges(...contents, CONTENT_WORDS, { valueWords: contentValue }).map(
    ({ kind, place, before: was, after: is }) => [kind, place, was, is],
  );
};

describe('What was changed in an article', () => {
  it.each([
    ['<p>One</p>', '<p>Two</p>', ['Changed', 'Text · Paragraph', 'One', 'Two']],
    ['<p>One</p>', '<h2>One</h2>', ['Changed', 'Text · Heading · Kind', 'Paragraph', 'Heading']],
    ['<p>One</p>', '<p><a href="/a">One</a></p>', ['Changed', 'Text · Paragraph · Formatting or links', null, null]],
    ['<p>One</p>', '<blockquote><p>One</p></blockquote>', ['Changed', 'Layout of the text', null, null]],
    ['<p>One</p>', `<p>One</p>${VIDEO}`, ['Added', 'Text · Video', null, 'How to · youtu.be/dQw4w9WgXcQ']],
    [
      '<table><tr><td>44</td><td>107</td></tr></table>',
      '<table><tr><td>44</td><td>108</td></tr></table>',
      ['Changed', 'Text · Table row', '44 · 107', '44 · 108'],
    ],
  ])('is said once: %s, %s', (before, after, change) => {
    expect(said(before, after)).toEqual([change]);
  });
});
