import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagePreview } from './messagePreview.ts';

describe('messagePreview', () => {
  it('names a file that came without words, and counts several', () => {
    const [photo, invoice] = [{ name: 'photo.jpg' }, { name: 'invoice.pdf' }];

    expect(messagePreview({ body: '', attachments: [photo] })).toBe('photo.jpg');
    expect(messagePreview({ body: '', attachments: [photo, invoice] })).toBe('2 files');
    expect(messagePreview({ body: 'Look', attachments: [photo] })).toBe('Look');
  });

  it.each([
    ['Where is\n\n  my parcel?', 'Where is my parcel?'],
    ['<b>bold?</b> & "quotes"', '<b>bold?</b> & "quotes"'],
    ['- one\n- **two**', '- one - **two**'],
  ])('shows %j in one line, as typed', (body, preview) => {
    expect(messagePreview({ body, attachments: [] })).toBe(preview);
  });

  it('is 140 characters long at most, never cuts one in half, and is never empty', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (body) => {
        const preview = messagePreview({ body, attachments: [] });

        expect(Array.from(preview).length).toBeLessThanOrEqual(140);
        expect(preview).not.toMatch(/\p{Surrogate}/u);
        expect(preview === '').toBe(body.trim() === '');
      }),
    );
  });
});
