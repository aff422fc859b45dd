// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutFallbacks, withoutLater } from './lean-styles.ts';

const bare = (css: string) => css.replaceAll(/\s+/g, '');

describe('Styles for the browsers that the build is for', () => {
  it('hold no start values for those that know no @property', () => {
    const css = '@layer properties{@supports (a:b){*{--tw-x:0}}}@layer base{a{color:red}}';

    expect(withoutFallbacks(css)).toBe('@layer base{a{color:red}}');
  });

  it('say mixed colours once', () => {
    const css =
      '.a,.b{color:red}@supports (color:color-mix(in lab, red, red)){.b{color:color-mix(in oklab, red 5%, blue)}}';

    expect(withoutFallbacks(css)).toBe('.a{color:red}.b{color:color-mix(in oklab, red 5%, blue)}');
  });

  it('keep what else was said beside a plain colour', () => {
    const css =
      '.a{margin:0;color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, red 5%, blue)}}';

    expect(withoutFallbacks(css)).toBe('.a{margin:0;color:red}.a{color:color-mix(in oklab, red 5%, blue)}');
  });
});

describe('Styles that a page begins with', () => {
  it.each([
    ['is under the pointer', '@media (hover:hover){.hover\\:a:hover{top:0}}'],
    ['stands in what is under the pointer', '.group-hover\\:a:is(:where(.group):hover *){top:0}'],
    ['has its menu open', '.aria-expanded\\:a[aria-expanded=true]{top:0}'],
    ['is the inside of a field', '@supports (a:b){::placeholder{top:0}}::-webkit-datetime-edit{top:0}'],
    ['no module draws', 'table{top:0}:where(select) optgroup{top:0}'],
  ])('leave for later how that looks which %s', (_, css) => {
    expect(withoutLater(css, '<button>')).toBe('');
  });

  it.each([
    ['has the focus', ':focus-visible{top:0}.focus-within\\:a:focus-within{top:0}'],
    ['is current', '.aria-\\[current\\=page\\]\\:a[aria-current=page]{top:0}'],
    ['cannot be used', '.disabled\\:a:disabled{top:0}'],
    ['is drawn', 'button,[role=button]{top:0}.a>svg{top:0}html{top:0}'],
  ])('tell how that looks which %s', (_, css) => {
    expect(withoutLater(css, '<button>')).toBe(css);
  });

  it('leave of a rule what is needed', () => {
    expect(withoutLater('button,table{top:0}', '<button>')).toBe('button{top:0}');
  });

  it('leave the font to come with all styles', () => {
    const local = '@font-face{font-family:B;src:local(B);unicode-range:U+20-7E}';

    const css = `@font-face{font-family:A;src:url(a);unicode-range:U+??}${local}[data-starting]{font-family:B}`;

    expect(withoutLater(css, '')).toBe(local);
  });

  it('hold the values of the theme where they are asked for', () => {
    const css = `
      @layer theme { :root { --ink: var(--black); --line: 20px; --animate-spin: spin 1s } }
      a { color: var(--ink); line-height: var(--leading, var(--line)); margin: var(--line, 1px); animation: var(--animate-spin) }
      :root { --black: #000 }
      @keyframes spin { to { rotate: 1turn } }`;

    expect(bare(withoutLater(css, '<a>'))).toBe(
      bare(`@layer theme {}
      a { color: var(--black); line-height: var(--leading, 20px); margin: 20px; animation: spin 1s }
      :root { --black: #000 }
      @keyframes spin { to { rotate: 1turn } }`),
    );
  });

  it('ask by name for what is given twice, or spelt by a module', () => {
    const css = `
      @layer theme { :root { --font: var(--own), serif; --rail: 232px } }
      a { font-family: var(--font); width: var(--rail) }
      [data-theme] { --font: serif }
      :root { --own: A }`;

    expect(bare(withoutLater(css, '<a> w-[var(--rail)]'))).toBe(bare(css));
  });

  it('hold no value, and no motion, that nothing asks for', () => {
    const css = `
      a { color: red }
      :root { --unused: var(--asked-by-it); --asked-by-it: 1px }
      @property --tw-x { syntax: "*"; inherits: false }
      @keyframes sheet { from { translate: 0 100% } }`;

    expect(bare(withoutLater(css, '<a>'))).toBe(bare('a { color: red }'));
  });
});
