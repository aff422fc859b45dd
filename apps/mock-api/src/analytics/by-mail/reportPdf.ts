import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { AnalyticsFunnel, AnalyticsFunnelKind, BreakdownRow } from '#__generated__/resolvers.ts';
import type { AnalyticsOf } from '../analytics.service.ts';
import { valueWords } from './figureWords.ts';

const SHEET = { width: 595, height: 842 };
const LEFT = 48;
const RIGHT = SHEET.width - LEFT;
const CHART_HEIGHT = 110;
const MOST_ROWS = 12;
/** Of each of five kinds, so that they fit a page. */
const MOST_IN_FUNNEL = 5;
/** Of figures. */
const COLUMN = 95;

const INK = rgb(0.09, 0.1, 0.11);
const QUIET = rgb(0.38, 0.4, 0.42);
const RULE = rgb(0.85, 0.85, 0.84);
const BAR = rgb(0, 0.384, 0.353);

type Report = {
  name: string;
  company: string;
  period: string;
  report: Pick<AnalyticsOf, 'metrics' | 'parts' | 'hours' | 'timezone'>;
  assistants: readonly Pick<BreakdownRow, 'name' | 'conversations' | 'resolvedAlone'>[];
  funnels: readonly AnalyticsFunnel[];
};

/**
 * A report on A4: every figure beside the one before, conversations over time, and by assistant; on a second page how far visitors
 * came, where there is something to tell.
 */
export async function reportPdf({
  name,
  company,
  period,
  report,
  assistants,
  funnels,
}: Report): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(`${name}, ${period}`);
  document.setLanguage('en');
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const page = () => createSheet(document.addPage([SHEET.width, SHEET.height]), fonts);
  const sheet = page();
  sheet.line([name], { size: 18, isBold: true });
  sheet.line([`${company}, ${period} (${report.timezone})`], { isQuiet: true });
  sheet.space(14);

  sheet.line(['', 'Then', 'Before'], { isBold: true, size: 9 });
  for (const { metric, name: label, value, before } of report.metrics)
    sheet.line([label, valueWords(metric, value), valueWords(metric, before)], { isRuled: true });
  sheet.space(18);

  const isOneDay = report.parts.length === 1;
  sheet.line([isOneDay ? 'Conversations by hour' : 'Conversations by day'], { isBold: true });
  sheet.bars(isOneDay ? byHour(report.hours) : byDay(report));
  sheet.space(18);

  if (assistants.length > 0) {
    sheet.line(['By assistant', 'Conversations', 'Without a person'], { isBold: true });
    for (const { name: label, conversations, resolvedAlone } of assistants.slice(0, MOST_ROWS))
      sheet.line([label, String(conversations), valueWords('ResolvedAlone', resolvedAlone)], { isRuled: true });
  }
  const told = funnels.filter(({ rows }) => rows.length > 0);
  if (told.length > 0) writeFunnels(page(), told);
  return new Uint8Array(await document.save());
}

const KIND_NAMES: Readonly<Record<AnalyticsFunnelKind, string>> = {
  Flow: 'Guided flows',
  Form: 'Forms',
  Store: 'Shops',
  Product: 'Products',
  Trigger: 'Triggers',
};

function writeFunnels(sheet: ReturnType<typeof createSheet>, funnels: readonly AnalyticsFunnel[]) {
  sheet.line(['How far visitors came'], { size: 14, isBold: true });
  sheet.space(6);
  for (const { kind, stages, rows } of funnels) {
    sheet.line([KIND_NAMES[kind], ...stages.map(({ name }) => name)], { isBold: true, size: 8 });
    for (const { name, counts } of rows.slice(0, MOST_IN_FUNNEL))
      sheet.line([name, ...counts.map(({ count }) => String(count))], { isRuled: true });
    sheet.space(10);
  }
}

type Bar = { label: string; value: number };

const byHour = (hours: readonly (readonly number[])[]): Bar[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    label: String(hour).padStart(2, '0'),
    value: hours.reduce((sum, weekday) => sum + (weekday[hour] ?? 0), 0),
  }));

function byDay({ metrics, parts }: Report['report']): Bar[] {
  const series = metrics.find(({ metric }) => metric === 'Conversations')?.series ?? [];
  return parts.map(({ from }, index) => ({ label: String(Number(from.slice(8))), value: series[index] ?? 0 }));
}

type Style = { size?: number; isBold?: boolean; isQuiet?: boolean; isRuled?: boolean };

/** Writes from top to bottom. */
function createSheet(page: PDFPage, fonts: { plain: PDFFont; bold: PDFFont }) {
  let y = SHEET.height - 70;

  function line(cells: readonly string[], { size = 10, isBold = false, isQuiet = false, isRuled = false }: Style = {}) {
    const font = isBold ? fonts.bold : fonts.plain;
    const color = isQuiet ? QUIET : INK;
    const [first = '', ...others] = cells.map(written);
    page.drawText(shortened(first, font, { size, room: RIGHT - LEFT - others.length * COLUMN }), {
      x: LEFT,
      y,
      size,
      font,
      color,
    });
    for (const [index, text] of others.entries()) {
      const end = RIGHT - (others.length - 1 - index) * COLUMN;
      page.drawText(text, { x: end - font.widthOfTextAtSize(text, size), y, size, font, color });
    }
    if (isRuled)
      page.drawLine({ start: { x: LEFT, y: y - 5 }, end: { x: RIGHT, y: y - 5 }, thickness: 0.5, color: RULE });
    y -= size * 1.9;
  }

  function bars(all: readonly Bar[]) {
    const most = Math.max(1, ...all.map(({ value }) => value));
    const step = (RIGHT - LEFT) / Math.max(1, all.length);
    const base = y - CHART_HEIGHT + 6;
    page.drawLine({ start: { x: LEFT, y: base }, end: { x: RIGHT, y: base }, thickness: 0.5, color: RULE });
    for (const [index, { label, value }] of all.entries()) {
      const x = LEFT + index * step;
      const height = (value / most) * (CHART_HEIGHT - 24);
      if (value > 0) page.drawRectangle({ x: x + step * 0.15, y: base, width: step * 0.7, height, color: BAR });
      const middle = (text: string) => x + step / 2 - fonts.plain.widthOfTextAtSize(text, 7) / 2;
      page.drawText(label, { x: middle(label), y: base - 10, size: 7, font: fonts.plain, color: QUIET });
      const number = String(value);
      if (value > 0)
        page.drawText(number, { x: middle(number), y: base + height + 3, size: 7, font: fonts.plain, color: INK });
    }
    y = base - 20;
  }

  return { line, bars, space: (points: number) => (y -= points) };
}

/** As much as stands before the figures. */
function shortened(text: string, font: PDFFont, { size, room }: { size: number; room: number }): string {
  if (font.widthOfTextAtSize(text, size) <= room) return text;
  let kept = text;
  while (kept && font.widthOfTextAtSize(`${kept}...`, size) > room) kept = kept.slice(0, -1);
  return `${kept}...`;
}

/** The fonts that every reader has know Latin letters only; dashes and spaces of type are written plainly. */
const written = (text: string) =>
  text
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .replaceAll(/[\u2002-\u200a\u202f]/gu, ' ')
    .replaceAll(/[^\u{20}-\u{7e}\u{a0}-\u{ff}]/gu, '?');
