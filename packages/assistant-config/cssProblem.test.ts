import { describe, expect, it } from 'vitest';
import { cssProblem } from './cssProblem.ts';

describe('styles of a company', () => {
  it.each([
    '',
    '.chat-header { letter-spacing: 0.02em }',
    ':root { --corners: 0px } /* url( in a comment */',
    '.chat-card::before { content: "url(x) \\201C" }',
    '@media (width < 400px) { .chat-foot { display: none } } @keyframes a { from { opacity: 0 } }',
    '.chat-bubble:not([lang="en"]) > a { color: color-mix(in srgb, red 20%, blue) }',
  ])('may be %j', (css) => {
    expect(cssProblem(css)).toBeNull();
  });

  it.each([
    ['body { background: url(https://evil.example/a.png) }', 'Nothing may be fetched'],
    ['body { background: URL ("//evil.example") }', 'Nothing may be fetched'],
    ['body { background: image-set("https://evil.example/a.png" 1x) }', 'Nothing may be fetched'],
    ['body { background: u/**/rl(https://evil.example) ; content: src("x") }', 'Nothing may be fetched'],
    ['@import "https://evil.example/a.css";', 'Leave out @import'],
    ['@font-face { font-family: x; src: local(x) }', 'Leave out @font-face'],
    ['body { background: \\75rl(https://evil.example) }', 'without a backslash'],
    ['</style><script>alert(1)</script>', 'without tags'],
    ['.a { color: red', 'no partner'],
    ['.a ) {}', 'no partner'],
    ['.a { content: "x }', 'does not end'],
    ['.a { } /* forgotten', 'does not end'],
    [`.a { content: "x\n"; background: url(//evil.example) "}`, 'does not end'],
  ])('may not be %j', (css, problem) => {
    expect(cssProblem(css)).toContain(problem);
  });
});
