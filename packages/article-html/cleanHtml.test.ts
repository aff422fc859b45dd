import { assert, constantFrom, array, property, string, oneof } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';
import { htmlFromMarkdown, markdownFromHtml } from './markdown.ts';

/** Ways in which others have been attacked (protocol.md S19). */
const XSS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://evil.example/embed/abcdefghijk"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="x">',
  '<form action="https://evil.example"><input name=a><button>Go</button></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<img src="//evil.example/x.png">',
  '<p onclick=alert(1) onmouseover="alert(1)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>x</details>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<p><b><i></p><script src="https://evil.example/x.js">',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<a href="https://ok.example" target="_blank">x</a>',
];

const DANGEROUS =
  /<script|<style|<svg|<math|<object|<embed|<form|<base|<meta|<template|\son\w+\s*=|javascript:|vbscript:|data:|srcdoc|evil\.example/i;

/** Tags and their attributes, without the text between them: text may say what it likes. */
const markup = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('');

describe('Cleaned HTML', () => {
  test.each(XSS)('is harmless: %s', (html) => {
    expect(markup(cleanHtml(html))).not.toMatch(DANGEROUS);
  });

  test('is harmless, whatever is put together', () => {
    const pieces = array(oneof(constantFrom(...XSS), string()), { maxLength: 6 });
    assert(
      property(pieces, (parts) => {
        expect(markup(cleanHtml(parts.join('')))).not.toMatch(DANGEROUS);
      }),
    );
  });

  test('is the same when it is cleaned again', () => {
    const pieces = array(oneof(constantFrom(...XSS, '<p>A & B</p>', '<ul><li>One'), string()), { maxLength: 6 });
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
