import { assert, constantFrom, array, property, string, oneof } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';
import { htmlFromMarkdown, markdownFromHtml } from './markdown.ts';
import { DANGEROUS, HOSTILE_HTML, markup } from './testing/hostileHtml.ts';

describe('Cleaned HTML', () => {
  test.each(HOSTILE_HTML)('is harmless: %s', (html) => {
    expect(markup(cleanHtml(html))).not.toMatch(DANGEROUS);
  });

  test('is harmless, whatever is put together', () => {
    const pieces = array(oneof(constantFrom(...HOSTILE_HTML), string()), { maxLength: 6 });
    assert(
      property(pieces, (parts) => {
        expect(markup(cleanHtml(parts.join('')))).not.toMatch(DANGEROUS);
      }),
    );
  });

  test('is the same when it is cleaned again', () => {
    const pieces = array(oneof(constantFrom(...HOSTILE_HTML, '<p>A & B</p>', '<ul><li>One'), string()), {
      maxLength: 6,
    });
    assert(
      property(pieces, (parts) => {
        const once = cleanHtml(parts.join(''));

        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });

  test('keeps what articles are made of', () => {
    const html =
      '<h2>Sizes</h2><p>A <strong>wide</strong> last.</p><table><tbody><tr><th scope="row">44</th><td>107 mm</td></tr></tbody></table>' +
      '<aside data-callout="warning"><p>Not for snow.</p></aside><section data-page="3"><p>Third page.</p></section>';

    expect(cleanHtml(html)).toBe(html);
  });

  test('turns a video into the player that sets no cookies', () => {
    expect(cleanHtml('<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe>')).toContain(
      'src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
    );
  });

  test('has no heading above those of an article', () => {
    expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });
});

describe('Markdown', () => {
  test('becomes an article', () => {
    expect(htmlFromMarkdown('## Sizes\n\n- one\n- **two**')).toBe(
      '<h2>Sizes</h2>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>',
    );
  });

  test('is as harmless as HTML', () => {
    expect(htmlFromMarkdown('[x](javascript:alert(1)) <img src=x onerror=alert(1)>')).not.toMatch(/javascript|onerror/);
  });

  test('comes back from an article', () => {
    expect(markdownFromHtml('<h2>Sizes</h2><p>A <strong>wide</strong> last.</p>')).toBe('## Sizes\n\nA **wide** last.');
  });
});
