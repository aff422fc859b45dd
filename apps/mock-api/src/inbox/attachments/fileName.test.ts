import { describe, expect, it } from 'vitest';
import { fileName } from './fileName.ts';

describe('fileName', () => {
  it.each([
    ['invoice.pdf', 'application/pdf', 'invoice.pdf'],
    ['IMG_0042.JPG', 'image/jpeg', 'IMG_0042.JPG'],
    ['Übersicht Maße.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Übersicht Maße.xlsx'],
    ['stock.csv', 'text/plain', 'stock.csv'],
  ])('keeps %j, which says what it is', (given, mediaType, kept) => {
    expect(fileName(given, mediaType)).toBe(kept);
  });

  it.each([
    ['photo.png', 'application/pdf', 'photo.png.pdf'],
    ['run.bat', 'text/plain', 'run.bat.txt'],
    ['setup.msi', 'application/x-cfb', 'setup.msi.doc'],
    ['invoice', 'application/pdf', 'invoice.pdf'],
    ['', 'image/png', 'file.png'],
    ['...', 'image/png', 'file.png'],
  ])('gives %j the ending of what it is', (given, mediaType, kept) => {
    expect(fileName(given, mediaType)).toBe(kept);
  });

  it.each([
    ['../../etc/passwd.txt', 'text/plain', 'passwd.txt'],
    ['C:\\Users\\me\\list.txt', 'text/plain', 'list.txt'],
    ['annual\u202Efdp.txt', 'text/plain', 'annualfdp.txt'],
    ['line\r\nbreak\0.txt', 'text/plain', 'linebreak.txt'],
    ['<img src=x>.png', 'image/png', '_img src=x_.png'],
  ])('takes out of %j what could mislead', (given, mediaType, kept) => {
    expect(fileName(given, mediaType)).toBe(kept);
  });

  it('shortens a name of 10,000 characters, and keeps its ending', () => {
    expect(fileName(`${'a'.repeat(10_000)}.png`, 'image/png')).toBe(`${'a'.repeat(120)}.png`);
  });
});
