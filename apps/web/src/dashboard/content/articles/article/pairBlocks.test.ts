import { describe, expect, it } from 'vitest';
import { changesBetween } from '@parley/versioning/changesBetween';
import { pairBlocks, type Block } from './pairBlocks.ts';

const p = (text: string): Block => ({ type: 'Paragraph', text, html: `<p>${text}</p>` });
const h = (text: string): Block => ({ type: 'Heading', text, html: `<h2>${text}</h2>` });

const A = p('Send it back within thirty days.');
const B = p('We pay the way back to our workshop.');
const C = p('Boots that were worn outside stay yours.');

/** `Changed text`, `Added …`. */
const changes = (before: Block[], after: Block[]) =>
  changesBetween(...pairBlocks(before, after)).map(({ kind, path }) => `${kind} ${path.slice(1).join(' ')}`.trim());

describe('The blocks of two versions', () => {
  it('are paired where only words of them were changed', () => {
    const other = p(`${B.text} Keep the box.`);

    expect(changes([A, B, C], [A, other, C])).toEqual(['Changed text']);
    expect(changes([A, B, C], [A, p('A new one.'), other, C])).toEqual(['Added', 'Changed text']);
  });

  it('are paired where one stands in the place of another', () => {
    expect(changes([A, B, C], [A, p('Nothing of before.'), C])).toEqual(['Changed text']);
    expect(changes([A, B, C], [A, h('Nothing of before.'), C])).toEqual(['Removed', 'Added']);
  });

  it('are new, gone, moved and of another kind, each once', () => {
    expect(changes([A, B], [A, C, B])).toEqual(['Added']);
    expect(changes([A, C, B], [A, B])).toEqual(['Removed']);
    expect(changes([A, B, C], [B, C, A])).toEqual(['Moved']);
    expect(changes([A, B], [A, h(B.text)])).toEqual(['Changed type']);
  });

  it('that say the same twice are told apart', () => {
    expect(changes([A, B, A], [A, B])).toEqual(['Removed']);
    expect(changes([A, A], [A, A])).toEqual([]);
  });

  it('differ in their markup as well', () => {
    const bold = { ...B, html: `<p><strong>${B.text}</strong></p>` };

    expect(changes([A, B], [A, bold])).toEqual(['Changed formatting']);
  });
});
