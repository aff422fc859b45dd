import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const files = [{ name: 'invoice.pdf' }, { name: 'label.png' }];

describe('excerpt', () => {
  it('is the text of a message', () => {
    expect(excerpt({ body: 'See these', attachments: files })).toBe('See these');
  });

  it('names the files of a message without text', () => {
    expect(excerpt({ body: '', attachments: files })).toBe('invoice.pdf, label.png');
  });

  it('never shows what was taken back', () => {
    const message = { body: 'My card number', takenBackAt: '2026-01-01T00:00:00Z', attachments: files };

    expect(excerpt(message)).toBe('Taken back');
    expect(excerpt(message, 'This message was taken back.')).toBe('This message was taken back.');
  });
});
