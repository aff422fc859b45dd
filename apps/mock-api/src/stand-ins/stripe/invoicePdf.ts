import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Invoice } from './objects.ts';
import { dayOf } from './periods.ts';

const PAGE = { width: 595, height: 842 };
const LEFT = 56;
const RIGHT = PAGE.width - LEFT;

/** The invoice on one page of A4. */
export async function invoicePdf(invoice: Invoice): Promise<Response> {
  const document = await PDFDocument.create();
  document.setTitle(`Invoice ${invoice.number}`);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const sheet = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - 80;

  function write(left: string, right = '', { size = 10, isBold = false } = {}) {
    const font = isBold ? bold : plain;
    const [start, end] = [written(left), written(right)];
    sheet.drawText(start, { x: LEFT, y, size, font });
    sheet.drawText(end, { x: RIGHT - font.widthOfTextAtSize(end, size), y, size, font });
    y -= size * 1.8;
  }

  write('Invoice', 'Parley', { size: 20, isBold: true });
  write(`Number ${invoice.number}`, dayOf(invoice.created));
  const { line1, line2, postal_code: postcode, city, state, country } = invoice.customer_address ?? {};
  const town = [postcode, city, state].filter(Boolean).join(' ');
  const place = [line1, line2, town, country].filter(Boolean).join(', ');
  write(`To ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')}`);
  if (place) write(`   ${place}`);
  for (const { value } of invoice.customer_tax_ids ?? []) write(`   Tax number ${value}`);
  write(`For ${dayOf(invoice.period_start)} to ${dayOf(invoice.period_end)}`);
  y -= 16;
  for (const { description, amount } of invoice.lines.data) write(description ?? '', money(amount));
  y -= 8;
  write('Subtotal', money(invoice.subtotal));
  for (const { amount } of invoice.total_discount_amounts ?? []) write('Discount', money(-amount));
  if (invoice.starting_balance < 0) write('Credit', money(Math.max(invoice.starting_balance, -invoice.total)));
  write(invoice.status === 'paid' ? 'Amount paid' : 'Amount due', money(invoice.amount_due), { isBold: true });

  const bytes = await document.save();
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
    },
  });
}

const money = (minor: number) => `${minor < 0 ? '-' : ''}$${(Math.abs(minor) / 100).toFixed(2)}`;

/** The fonts that every reader has know Latin letters only. */
const written = (text: string) => text.replaceAll(/[^\u{20}-\u{7e}\u{a0}-\u{ff}]/gu, '?');
