import { strToU8, zipSync } from 'fflate';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { ExtractionError } from './extraction.ts';
import { extractFile } from './extractFile.ts';
import { extractInWorker } from './extractInWorker.ts';
import { blocksOf } from './extractPdf.ts';

async function pdf(pages: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of pages) document.addPage().drawText(text, { font, size: 12, x: 40, y: 700 });
  return document.save();
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Office file: its parts, with what makes a reader find the main one. */
const office = (main: string, type: string, parts: Record<string, string | Uint8Array>) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${main}"/></Relationships>`,
    ),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  });

const docx = (paragraphs: readonly string[], more: Record<string, Uint8Array> = {}) =>
  office('word/document.xml', 'wordprocessingml.document', {
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    ...more,
  });

const pptx = (slides: readonly (readonly string[])[]) =>
  office('ppt/presentation.xml', 'presentationml.presentation', {
    'ppt/presentation.xml': '<p/>',
    ...Object.fromEntries(
      slides.map((texts, index) => [
        `ppt/slides/slide${index + 1}.xml`,
        texts.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join(''),
      ]),
    ),
  });

const read = (name: string, bytes: Uint8Array | string) =>
  extractFile({ name, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes });

describe('What a file says is read', () => {
  test('page by page out of a PDF', async () => {
    const { html, pages } = await read('sizes.pdf', await pdf(['The Alta has three belts.', '', 'S is 70 cm.']));

    expect(pages).toBe(3);
    expect(html).toBe(
      '<section data-page="1"><p>The Alta has three belts.</p></section><section data-page="3"><p>S is 70 cm.</p></section>',
    );
  });

  test('out of a Word document', async () => {
    expect((await read('a.docx', docx(['Belts', 'S is 70 cm.']))).html).toBe('<p>Belts</p><p>S is 70 cm.</p>');
  });

  test('slide by slide out of a presentation', async () => {
    const { html, pages } = await read('a.pptx', pptx([['Belts', 'Three of them'], ['R&amp;D']]));

    expect(pages).toBe(2);
    expect(html).toBe(
      '<section data-page="1"><h2>Belts</h2><p>Three of them</p></section><section data-page="2"><p>R&amp;D</p></section>',
    );
  });

  test('row by row out of a table, each cell with the head of its column', async () => {
    expect((await read('a.csv', 'Size;Width\n44;107 mm\n45;109 mm\n')).html).toBe(
      '<p>Size: 44; Width: 107 mm</p><p>Size: 45; Width: 109 mm</p>',
    );
  });

  test('out of Markdown, text, and text of older Windows', async () => {
    expect((await read('a.md', '# Belts\n\n- S')).html).toBe('<h2>Belts</h2>\n<ul>\n<li>S</li>\n</ul>');
    expect((await read('a.txt', 'One.\n\nTwo <b>.')).html).toBe('<p>One.</p><p>Two &lt;b&gt;.</p>');
    expect((await read('a.txt', Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65]))).html).toBe('<p>Größe</p>');
  });

  test('out of a page, without its menus and scripts', async () => {
    const article = `<article><h1>Belts</h1>${'<p>The belt of the Alta comes in three lengths, and we change it for free in our shops.</p>'.repeat(8)}</article>`;
    const page = `<!doctype html><html><body><nav><a href="/">Home</a></nav>${article}<script>alert(1)</script><footer>Imprint</footer></body></html>`;

    const { html } = await read('a.html', page);

    expect(html).toContain('three lengths');
    expect(html).not.toMatch(/Home|Imprint|alert/);
  });

  test.each([
    ['without a head', '<html><body><h1>Goats</h1><p>They eat grass.</p></body></html>'],
    ['without html, head and body', '<h1>Goats</h1><p>They eat grass.</p>'],
    ['without a body', '<!doctype html><html><title>A</title><h1>Goats</h1><p>They eat grass.</p></html>'],
    [
      'whose head is not closed',
      '<html><head><title>A</title><body><h1>Goats</h1><p>They eat grass.</p></body></html>',
    ],
    ['with text beside its tags', '<!-- a -->\n<meta charset="utf-8"><title>A</title><h1>Goats</h1> They eat grass.'],
  ])('out of a page %s', async (_, page) => {
    const { html } = await read('a.html', page);

    expect(html.replaceAll(/<[^>]*>|\s+/g, ' ').trim()).toMatch(/^Goats +They eat grass\.$/);
  });
});

describe('A file is refused with its reason', () => {
  test.each([
    ['an encrypted PDF', 'a.pdf', () => encryptedPdf(), 'Encrypted'],
    ['a PDF without text', 'a.pdf', () => pdf(['']), 'NoText'],
    ['a PDF that is cut off', 'a.pdf', async () => (await pdf(['Belts'])).subarray(0, 200), 'Corrupt'],
    ['a PDF in name only', 'a.pdf', async () => Uint8Array.from([1, 2, 3, 0, 0, 0, 9]), 'Unsupported'],
    [
      'a picture',
      'a.txt',
      async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      'Unsupported',
    ],
    ['a zip that is called a Word document', 'a.docx', async () => zipSync({ 'a.txt': strToU8('Hi') }), 'Corrupt'],
    [
      'a Word document that is a bomb',
      'a.docx',
      async () => docx(['Hi'], { 'word/bomb.xml': new Uint8Array(160_000_000) }),
      'TooLarge',
    ],
    ['what Office has locked', 'a.docx', async () => lockedOffice(), 'Encrypted'],
    ['an empty text', 'a.txt', async () => strToU8('  \n '), 'NoText'],
    ['what is too large', 'a.txt', async () => new Uint8Array(21_000_000), 'TooLarge'],
  ])('%s', async (_, name, make, fault) => {
    const bytes = await make();

    await expect(read(name, bytes)).rejects.toMatchObject({ fault });
  });
});

/** As `qpdf --encrypt` leaves the trailer; the reader asks for the password before it looks further. */
async function encryptedPdf(): Promise<Uint8Array> {
  const plain = Buffer.from(
    await (await PDFDocument.load(await pdf(['Belts']))).save({ useObjectStreams: false }),
  ).toString('latin1');
  const key = '0'.repeat(64);
  const locked = plain.replace(
    'trailer\n<<',
    `trailer\n<<\n/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${key}> /U <${key}> >>\n/ID [<${key.slice(32)}> <${key.slice(32)}>]`,
  );
  return Buffer.from(locked, 'latin1');
}

const lockedOffice = () =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(512),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(512),
  ]);

describe('In a thread of its own', () => {
  test('a file is read as well', async () => {
    const { html } = await extractInWorker({ name: 'a.txt', bytes: strToU8('Belts') }, new AbortController().signal);

    expect(html).toBe('<p>Belts</p>');
  });

  test('reading ends when it is cancelled', async () => {
    const cancelled = AbortSignal.abort();

    await expect(extractInWorker({ name: 'a.txt', bytes: strToU8('Belts') }, cancelled)).rejects.toBeInstanceOf(
      ExtractionError,
    );
  });
});

describe('Lines of a page', () => {
  test('become paragraphs, words that were parted become one', () => {
    expect(blocksOf('The belt of the Alta comes in three dif-\nferent lengths.\nOne of them fits.\n\nNext')).toEqual([
      { tag: 'p', text: 'The belt of the Alta comes in three different lengths.' },
      { tag: 'p', text: 'One of them fits.' },
      { tag: 'p', text: 'Next' },
    ]);
  });

  test('that are short above ones that fill the column are headings', () => {
    const page = [
      'Batteries and seals',
      'The battery lasts two years, or eight months if the alarm of the',
      'barometer is on. Have it changed in a shop.',
      'Northwind Outdoor AG',
      'Kramgasse 12',
    ];
    expect(blocksOf(page.join('\n'))).toEqual([
      { tag: 'h2', text: 'Batteries and seals' },
      {
        tag: 'p',
        text: 'The battery lasts two years, or eight months if the alarm of the barometer is on. Have it changed in a shop.',
      },
      { tag: 'p', text: 'Northwind Outdoor AG Kramgasse 12' },
    ]);
  });
});
