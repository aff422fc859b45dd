/** A file that Northwind has uploaded; its bytes are in `documents/`. */
export type SeedDocument = {
  file: string;
  title: string;
  category: string | null;
  pages: number | null;
  /** What is read out of it; null: nothing can be. */
  html: string | null;
  /** How many days ago it was uploaded. */
  daysAgo: number;
};

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

/** The latest first. */
export const SEED_DOCUMENTS: readonly SeedDocument[] = [
  {
    file: 'glove-sizes.xlsx',
    title: 'Glove sizes',
    category: 'Sizing',
    pages: null,
    daysAgo: 3,
    html: `<h2>Gloves and mitts</h2>${paragraphs([
      'Glove size: XS; Hand width in cm: 7; Middle finger in cm: 7.2',
      'Glove size: S; Hand width in cm: 7.6; Middle finger in cm: 7.7',
      'Glove size: M; Hand width in cm: 8.4; Middle finger in cm: 8.2',
      'Glove size: L; Hand width in cm: 9.3; Middle finger in cm: 8.7',
      'Glove size: XL; Hand width in cm: 10.2; Middle finger in cm: 9.2',
    ])}`,
  },
  {
    file: 'summer-catalogue-1998.pdf',
    title: 'Summer catalogue 1998',
    category: null,
    pages: null,
    daysAgo: 4,
    html: null,
  },
  {
    file: 'altimeter-watch.pdf',
    title: 'Altimeter watch',
    category: 'Gear care',
    pages: 2,
    daysAgo: 16,
    html:
      '<section data-page="1"><h2>Setting an altimeter watch</h2><p>An altimeter measures the pressure of the air. Set it wherever the height is written down: at a hut, a pass or a station. In changing weather it may be wrong by 30 metres after three hours. Hold the upper left button for two seconds, choose the height with the other two, and press it again. The barometer shows the weather of the last 24 hours: if it falls by 4 hPa within three hours, turn back.</p></section>' +
      '<section data-page="2"><h2>Batteries and seals</h2><p>The battery lasts two years, or eight months if the alarm of the barometer is on. Have it changed in a shop of ours: it takes ten minutes and costs 15 francs with new seals.</p><p>Rinse the sensor with fresh water after the sea. Never poke it with a needle: a hole ends the warranty.</p></section>',
  },
  {
    file: 'climbing-shoe-resoling.csv',
    title: 'Climbing shoe resoling',
    category: 'Repairs',
    pages: null,
    daysAgo: 31,
    html: paragraphs([
      'Shoe: Curved; Rubber: XS Edge 4 mm; Price in CHF: 74; Days: 12',
      'Shoe: Flat; Rubber: XS Grip 4 mm; Price in CHF: 68; Days: 12',
      'Shoe: Children; Rubber: Friction C 3 mm; Price in CHF: 52; Days: 8',
    ]),
  },
  {
    file: 'supplier-code.docx',
    title: 'Supplier code',
    category: null,
    pages: null,
    daysAgo: 58,
    html:
      '<h2>Code for our suppliers</h2><p>Everybody who sews, glues or dyes for Northwind Outdoor signs this code, and so do those who work for them in turn.</p>' +
      '<h2>Down and wool</h2><p>Down comes from birds that were never plucked alive, with the certificate of the Responsible Down Standard. Wool comes from sheep that were not mulesed.</p>' +
      '<h2>Packaging</h2><p>Nothing comes in a plastic bag of its own: twenty pieces share one bag of recycled film.</p>' +
      '<h2>Wages and audits</h2><p>Wages are at least the living wage of the Fair Wear Foundation for the region. An independent auditor visits each factory every second year without notice.</p>',
  },
];
