import { Editor } from '@tiptap/core';
import { cleanHtml } from '@parley/article-html/cleanHtml';
import { dangersIn, HOSTILE_HTML } from '@parley/article-html/testing/hostileHtml';
import { assert, constantFrom, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleExtensions } from './articleExtensions.ts';
import { articleHtml } from './articleHtml.ts';

function throughEditor(html: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions(''),
    content: html,
  });
  const written = articleHtml(editor.getHTML());
  editor.destroy();
  return written;
}

const PARTS = [
  '<h2>Sizes</h2>',
  '<h3>Wide</h3>',
  '<h4>Narrow</h4>',
  '<p>A <strong>wide</strong> <em>last</em>, <s>not</s> <code>107</code> <u>mm</u>, H<sub>2</sub>O, m<sup>2</sup>, <mark>new</mark>.</p>',
  '<p>One<br>two</p>',
  '<ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>',
  '<ol start="3"><li>Three</li></ol>',
  '<blockquote><p>Said</p></blockquote>',
  '<pre><code class="language-js">let a = 1;</code></pre>',
  '<hr>',
  '<table><tbody><tr><th>EU</th><th>mm</th></tr><tr><td colspan="2">44</td></tr></tbody></table>',
  '<aside data-callout="warning"><p>Not for snow.</p></aside>',
  '<aside data-callout="tip"><p>Try both.</p><ul><li>Left</li></ul></aside>',
  '<p>See <a href="https://example.com/a?b=1" rel="noopener noreferrer nofollow">there</a> or <a href="/help/northwind/returns" data-article="art_1" rel="noopener noreferrer nofollow">returns</a>.</p>',
  '<img alt="A boot" src="https://example.com/a.png" loading="lazy">',
  '<figure><img alt="" src="/pictures/a.png" loading="lazy"><figcaption>A boot</figcaption></figure>',
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" loading="lazy" allowfullscreen="" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-presentation"></iframe>',
  '<iframe src="https://player.vimeo.com/video/76979871?dnt=1" title="How to" loading="lazy" allowfullscreen="" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-presentation"></iframe>',
];

/** As a page reads it, whatever the spelling. */
function same(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.innerHTML;
}

describe('The editor', () => {
  it.each(HOSTILE_HTML)('shows and gives back nothing that runs of %s', (html) => {
    const element = document.createElement('div');
    const editor = new Editor({ element, extensions: articleExtensions(''), content: html });
    const written = document.createElement('template');
    written.innerHTML = articleHtml(editor.getHTML());

    expect([...dangersIn(element), ...dangersIn(written.content)]).toEqual([]);
    editor.destroy();
  });

  it.each(PARTS)('gives back %s', (html) => {
    expect(throughEditor(html).replace(/<p><\/p>$/, '')).toBe(html);
  });

  it('writes what the API keeps as it is', () => {
    assert(
      property(array(constantFrom(...PARTS), { maxLength: 6 }), (parts) => {
        const written = throughEditor(parts.join(''));

        expect(same(cleanHtml(written))).toBe(same(written));
        expect(throughEditor(written)).toBe(written);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p>x</p><script>alert(1)</script>', '<p>x</p>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<img src="data:image/png;base64,AAAA">', ''],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['', ''],
  ])('takes %s as %s', (html, written) => {
    expect(throughEditor(html)).toBe(written);
  });
});
