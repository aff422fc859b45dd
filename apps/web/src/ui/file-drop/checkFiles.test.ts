import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFiles, describeLimits } from './checkFiles.ts';

const file = (name: string, type = '', size = 10) => new File([new Uint8Array(size)], name, { type });

describe('checkFiles', () => {
  it('takes files by their ending, kind and family', () => {
    const files = [file('a.PDF'), file('b.png', 'image/png'), file('c.webp', 'image/webp'), file('d.exe')];
    const { accepted, refused } = checkFiles(files, { kinds: ['.pdf', 'image/*'], kindsName: 'PDF or a picture' });
    expect(accepted.map(({ name }) => name)).toEqual(['a.PDF', 'b.png', 'c.webp']);
    expect(refused.map(({ reason }) => reason)).toEqual(['This kind of file cannot be read. Choose PDF or a picture.']);
  });

  it('says of each other file why not', () => {
    const files = [file('big.pdf', '', 2000), file('empty.pdf', '', 0), file('one.pdf'), file('two.pdf')];
    const { accepted, refused } = checkFiles(files, { maxSize: 1000, maxCount: 1 });
    expect(accepted.map(({ name }) => name)).toEqual(['one.pdf']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'The file is 2 kB; at most 1 kB can be uploaded.',
      'The file is empty.',
      'Only 1 file can be added.',
    ]);
  });

  it('loses no file and takes none twice', () => {
    const anyFile = fc.record({ name: fc.constantFrom('a.pdf', 'b.txt'), size: fc.integer({ min: 0, max: 40 }) });
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), (given, maxCount) => {
        const files = given.map(({ name, size }) => file(name, '', size));
        const { accepted, refused } = checkFiles(files, { kinds: ['.pdf'], maxSize: 30, maxCount });
        expect(new Set([...accepted, ...refused.map((one) => one.file)])).toEqual(new Set(files));
        expect(accepted.length + refused.length).toBe(files.length);
        expect(accepted.length).toBeLessThanOrEqual(maxCount);
      }),
    );
  });
});

describe('describeLimits', () => {
  it('says them in a line', () => {
    expect(describeLimits({ kinds: ['.pdf'], kindsName: 'PDF or Word', maxSize: 25e6, maxCount: 10 })).toBe(
      'PDF or Word, up to 25 MB each, 10 files at most',
    );
    expect(describeLimits({ maxSize: 2e6, maxCount: 1 })).toBe('up to 2 MB, one file');
  });
});
