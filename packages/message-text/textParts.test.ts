import { describe, expect, it } from 'vitest';
import { textParts } from './textParts.ts';

const nori = { shortcode: 'nori', title: 'Nori' };

describe('textParts', () => {
  it('tells text, links, mentions and emojis apart', () => {
    const parts = textParts('@Tom see https://a.example/:nori: :nori:', { emojis: [nori], names: ['Tom'] });

    expect(parts).toEqual([
      { kind: 'mention', text: '@Tom' },
      { kind: 'text', text: ' see ' },
      { kind: 'link', text: 'https://a.example/:nori', href: 'https://a.example/:nori' },
      { kind: 'text', text: ': ' },
      { kind: 'emoji', emoji: nori },
    ]);
  });

  it('knows no emoji and nobody unless they are given', () => {
    expect(textParts('@Tom :nori:')).toEqual([{ kind: 'text', text: '@Tom :nori:' }]);
  });
});
