/** Ways in which others have been attacked by what they showed. All that shows content of others is tested with them. */
export const HOSTILE_HTML: readonly string[] = [
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

export const DANGEROUS =
  /<script|<style|<svg|<math|<object|<embed|<form|<base|<meta|<template|\son\w+\s*=|javascript:|vbscript:|data:|srcdoc|evil\.example/i;

/** Tags and their attributes, without the text between them: text may say what it likes. */
export const markup = (html: string): string => (html.match(/<[^>]*>/g) ?? []).join('');

type Attribute = { name: string; value: string };
type Found = { localName: string; attributes: Iterable<Attribute> };
type Root = { querySelectorAll: (selector: string) => Iterable<Found> };

const RUNS = /^(script|object|embed|base)$/;
const ADDRESS = /^(href|src|action|formaction|srcdoc|data)$/;

/** What in a page would run, or send its reader to the attacker; empty: it is harmless. */
export const dangersIn = (root: Root): string[] =>
  Array.from(root.querySelectorAll('*')).flatMap(({ localName, attributes }) => {
    const given = Array.from(attributes, ({ name, value }) => ({ name, value: value.replace(/[\s\p{Cc}]/gu, '') }));
    // Data of ours for search engines is no program.
    const isData = given.some(({ name, value }) => name === 'type' && value === 'application/ld+json');
    return [
      ...(RUNS.test(localName) && !isData ? [`<${localName}>`] : []),
      ...given
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (ADDRESS.test(name) && /^(javascript|vbscript|data):|^<script/i.test(value)) ||
            // That somebody may follow a link is no harm by itself.
            (ADDRESS.test(name) && name !== 'href' && /^(https:)?\/\/evil\.example/.test(value)),
        )
        .map(({ name, value }) => `${localName}[${name}="${value}"]`),
    ];
  });
