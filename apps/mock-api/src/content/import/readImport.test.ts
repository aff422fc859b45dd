import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { categoriesOf, nameOfFolder, wrappedIn } from './folders.ts';
import { frontMatterOf, listAt, textAt } from './frontMatter.ts';
import { readImport } from './readImport.ts';
import { pathsOf, zipPath } from './zipPath.ts';

const PICTURE = Uint8Array.from([1, 2, 3]);

const zipped = (files: Record<string, string | Uint8Array>, name = 'help.zip') => {
  const entries = Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? strToU8(file) : file]);
  return { name, bytes: zipSync(Object.fromEntries(entries) satisfies Zippable, { level: 1 }) };
};
const read = (files: Record<string, string | Uint8Array>) => readImport(zipped(files));
const only = (files: Record<string, string | Uint8Array>) => {
  const [article] = read(files).articles;
  if (!article) throw new Error('There is no article.');
  return article;
};

describe('An article in a zip', () => {
  test('has what its front matter says', () => {
    const front =
      '---\ntitle: "Torn: hip belts"\nslug: Hip Belts\ncategory: Repairs > Belts\nlocale: de_CH\ntags:\n  - belt\n  - strap\nsummary: Free of charge\n---\n';

    expect(only({ 'a/b.md': `${front}# Another title\n\nWe replace them.` })).toMatchObject({
      title: 'Torn: hip belts',
      slug: 'hip-belts',
      categories: ['Repairs', 'Belts'],
      language: 'de_CH',
      tags: ['belt', 'strap'],
      summary: 'Free of charge',
      html: '<p>We replace them.</p>',
    });
  });

  test('has the title of its first heading, of its page, or of its file', () => {
    expect(only({ 'a.md': '# Hip *belts*\n\nText' })).toMatchObject({ title: 'Hip belts', html: '<p>Text</p>' });
    expect(
      only({ 'a.html': '<html lang="fr"><head><title>Ceintures</title></head><body><p>Texte</p></body></html>' }),
    ).toMatchObject({
      title: 'Ceintures',
      language: 'fr',
    });
    expect(only({ '03_hip-belts.md': 'Text' })).toMatchObject({ title: 'Hip belts' });
  });

  test('is what stands in the main part of a page', () => {
    const page =
      '<html><body><nav><a href="/">Home</a></nav><main><h1>Belts</h1><p>Text</p></main><footer>Imprint</footer></body></html>';

    expect(only({ 'a.html': page }).html).toBe('<p>Text</p>');
    // HTML lets its body be left out.
    expect(only({ 'a.html': '<html lang="en"><title>Belts</title><p>Text</p></html>' })).toMatchObject({
      title: 'Belts',
      html: '<p>Text</p>',
    });
  });

  test('stands in the categories of its folders, at most two', () => {
    const { articles } = read({
      'export/Repairs/a.md': 'A',
      'export/02-gear-care/Boots/Leather/b.md': 'B',
      'export/c.md': 'C',
    });

    expect(articles.map(({ path, categories }) => [path, categories])).toEqual([
      ['export/02-gear-care/Boots/Leather/b.md', ['Gear care', 'Boots']],
      ['export/Repairs/a.md', ['Repairs']],
      ['export/c.md', []],
    ]);
  });

  test('brings its pictures, from beside it, from the top, and out of its text', () => {
    const inline = `data:image/png;base64,${Buffer.from(PICTURE).toString('base64')}`;
    const text = `![belt](../img/a%20b.png)\n\n<img src="/img/top.png" alt=""><img src="${inline}"><img src="https://cdn.example/x.png">\n\n![gone](gone.png)`;
    const { articles, skipped } = read({
      'Repairs/a.md': text,
      'Sizing/b.md': 'B',
      'img/a b.png': PICTURE,
      'img/top.png': PICTURE,
      'img/unused.png': PICTURE,
    });

    expect(articles[0]?.pictures).toEqual([PICTURE, PICTURE, PICTURE]);
    expect(articles[0]?.html).toMatch(
      /src="\/import-picture\/0"[\s\S]*src="\/import-picture\/1"[\s\S]*src="\/import-picture\/2"[\s\S]*cdn\.example/,
    );
    expect(articles[0]?.notes).toEqual(['The picture gone.png is not in the zip.']);
    expect(skipped).toEqual([{ path: 'img/unused.png', reason: 'No article shows this picture.' }]);
  });

  test('links to the other articles, and nowhere else within the zip', () => {
    const { html, links, notes } = only({
      'Repairs/a.md': '[Sizes](../Sizing/b.md#wide) and [more](c.pdf), [shop](https://shop.example/)',
      'Sizing/b.md': 'B',
    });

    expect(links).toEqual(['Sizing/b.md']);
    expect(html).toMatch(
      /<a [^>]*data-article="import-[\w-]+"[^>]*>Sizes<\/a> and more, <a href="https:\/\/shop\.example\/"/,
    );
    expect(notes).toEqual(['A link led to a file that is not among the articles; its text was kept.']);
  });

  test('keeps nothing that runs', () => {
    const { html } = only({
      'a.html': '<p onclick="steal()">Hi<script>steal()</script><a href="javascript:steal()">x</a></p>',
    });

    expect(html).not.toMatch(/steal/);
  });
});

describe('What is no article is left out with its reason', () => {
  test.each([
    ['empty.md', '', 'There is no text in this file.'],
    ['binary.md', Uint8Array.from([1, 0, 2]), 'This file is damaged, or is not text.'],
    ['large.md', 'x'.repeat(1_000_001), 'This file is larger than 1 MB.'],
    ['sizes.pdf', 'x', 'Upload this file under Documents, and answers can use it.'],
    ['style.css', 'x', 'Articles are made of Markdown and HTML files.'],
    ['../../etc/cron.md', 'x', 'Its path leads out of the zip.'],
    ['/etc/cron.md', 'x', 'Its path leads out of the zip.'],
    ['C:\\windows\\a.md', 'x', 'Its path leads out of the zip.'],
  ])('%s', (path, file, reason) => {
    const { articles, skipped } = read({ [path]: file });

    expect(articles).toEqual([]);
    expect(skipped).toEqual([{ path, reason }]);
  });

  test('what systems leave behind is not even told of', () => {
    expect(read({ '__MACOSX/._a.md': 'x', '.git/a.md': 'x', 'b/Thumbs.db': 'x' })).toEqual({
      articles: [],
      skipped: [],
    });
  });

  test('a damaged file leaves the others as they are', () => {
    const { name, bytes } = zipped({ 'a.md': 'A '.repeat(500), 'b.md': 'B' });
    // Into what is packed of the first.
    bytes.fill(0xff, 34, 60);

    const { articles, skipped } = readImport({ name, bytes });

    expect(articles.map(({ path }) => path)).toEqual(['b.md']);
    expect(skipped).toEqual([{ path: 'a.md', reason: 'This file is damaged, or is not text.' }]);
  });
});

describe('A zip as a whole is refused', () => {
  test.each([
    ['that is a bomb', () => saying(60_000_000, { 'a.md': 'A', 'b.md': 'B' }), 'TooLarge'],
    [
      'of too many files',
      () => zipped(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}.css`, 'x']))),
      'TooLarge',
    ],
    [
      'of too many articles',
      () => zipped(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.md`, 'x']))),
      'TooLarge',
    ],
    [
      'that is none',
      () => ({ name: 'a.zip', bytes: strToU8('Not a zip at all, but longer than its end would be.') }),
      'Corrupt',
    ],
    ['that is cut off', () => ({ name: 'a.zip', bytes: zipped({ 'a.md': 'A' }).bytes.subarray(0, 60) }), 'Corrupt'],
    ['that is locked', () => locked(), 'Encrypted'],
  ])('%s', (_, make, fault) => {
    expect(() => readImport(make())).toThrow(expect.objectContaining({ fault }));
  });

  test('and one that says less than it holds is unpacked no further than it says', () => {
    const { articles, skipped } = readImport(saying(10, { 'a.md': 'A'.repeat(900_000) }));

    expect((articles[0]?.html ?? '').length).toBeLessThan(100);
    expect(articles.length + skipped.length).toBe(1);
  });
});

/** A zip whose files are all of this size, as it says. */
function saying(size: number, files: Record<string, string>) {
  const zip = zipped(files);
  const view = new DataView(zip.bytes.buffer);
  for (let at = 0; at < zip.bytes.length - 28; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return zip;
}

function locked() {
  const zip = zipped({ 'a.md': 'A' });
  zip.bytes[6] = 1;
  return zip;
}

describe('Paths', () => {
  test('stay within the zip', () => {
    expect(zipPath('a\\b//./c.md')).toEqual(['a', 'b', 'c.md']);
    expect(zipPath('a/../../b.md')).toBeNull();
    expect(zipPath('a\0.md')).toBeNull();
    expect(pathsOf('../../../../etc/passwd', ['a', 'b.md'])).toEqual(['etc/passwd']);
    expect(pathsOf('/img/x.png?v=2', ['top', 'a', 'b.md'])).toEqual(['img/x.png', 'top/img/x.png', 'top/a/img/x.png']);
    expect(pathsOf('//cdn.example/x.png', ['b.md'])).toEqual([]);
  });

  test('become categories, but for what is wrapped around everything', () => {
    const both = [
      ['export', 'Repairs', 'a.md'],
      ['export', 'Sizing', 'b.md'],
    ];

    expect(wrappedIn(both, 'x.zip')).toBe(1);
    expect(
      wrappedIn(
        [
          ['Repairs', 'a.md'],
          ['Repairs', 'b.md'],
        ],
        'export.zip',
      ),
    ).toBe(0);
    expect(wrappedIn([['help', 'a.md']], 'help.zip')).toBe(1);
    expect(categoriesOf(['export', '!!!', 'Sizing', 'b.md'], 1)).toEqual(['Sizing']);
    expect(nameOfFolder('02-gear_care')).toBe('Gear care');
  });
});

describe('Front matter', () => {
  test('is read as far as it is simple, and anything else passed over', () => {
    const { front, rest } = frontMatterOf(
      "---\r\ntitle: 'It''s' # so\r\ntags: [a, \"b c\"]\r\nauthor:\r\n  name: Maya\r\nx y\r\n---\r\n\r\nText\n\n---\n\nMore",
    );

    expect(textAt(front, 'missing', 'title')).toBe("It's");
    expect(listAt(front, 'tags')).toEqual(['a', 'b c']);
    expect(rest.startsWith('Text')).toBe(true);
  });

  test('is not there where a text only has a line', () => {
    expect(frontMatterOf('Text\n\n---\na: b\n---\n').rest).toBe('Text\n\n---\na: b\n---\n');
    expect(textAt(frontMatterOf('---\n__proto__: x\n---\n').front, 'toString')).toBe('');
  });
});
