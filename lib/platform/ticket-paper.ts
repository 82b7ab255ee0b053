import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Locale } from '../i18n/locales';
import { linesOf, pdfFonts, runsOf, type PdfFont, type PdfWeight } from './pdf-letters';

/** What is printed of one ticket. */
export interface TicketPage {
  brand: string;
  title: string;
  /** Lines below the title: when, where. */
  facts: readonly string[];
  /** Name of who comes and kind of the ticket; '' for none. */
  person: string;
  kind: string;
  /** What the QR code says, and what is typed where no camera is. */
  qr: string;
  code: string;
  /** Small print below. */
  notes: readonly string[];
}

/** A6 upright, in points: as a card in hand, and four of them on a sheet. */
const PAGE = { width: 297.64, height: 419.53 };
const MARGIN = 24;
const WIDTH = PAGE.width - 2 * MARGIN;
const QR_SIZE = 148;
const INK = '#14181f';
const GREY = '#5b6470';
const TIDE = '#0b5d6b';

/**
 * Tickets as a PDF, one page each, with the letters that they use and no others embedded.
 * @param title of the document, for who has it read out or looks for it.
 */
export async function drawTickets(
  pages: readonly TicketPage[],
  { title, locale, at }: { title: string; locale: Locale; at: Date },
): Promise<Buffer> {
  const fonts = await pdfFonts(locale, pages.map(textOf).join(''));
  const info = { Title: title, CreationDate: at, ModDate: at };
  const size: [number, number] = [PAGE.width, PAGE.height];
  const doc = new PDFDocument({ autoFirstPage: false, size, margin: 0, lang: locale, info });
  for (const { name, bytes } of fonts) doc.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const page of pages) drawPage(new Paper(doc, fonts), page);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function textOf({ brand, title, facts, person, kind, notes }: TicketPage): string {
  return [brand, title, ...facts, person, kind, ...notes].join('');
}

function drawPage(paper: Paper, page: TicketPage): void {
  paper.begin();
  paper.write(page.brand, { size: 10, weight: 700, color: TIDE, most: 1 });
  paper.skip(8);
  paper.write(page.title, { size: 15, weight: 700, color: INK, most: 3 });
  paper.skip(5);
  for (const fact of page.facts) paper.write(fact, { size: 9, weight: 400, color: INK, most: 2 });
  paper.skip(6);
  paper.write(page.person, { size: 12, weight: 700, color: INK, most: 1 });
  paper.write(page.kind, { size: 9, weight: 400, color: GREY, most: 1 });
  paper.drawCode(page.qr);
  paper.write(page.code.replace(/(.{5})(?=.)/g, '$1 '), {
    size: 13,
    weight: 700,
    color: INK,
    most: 1,
    isCentred: true,
  });
  paper.skip(3);
  for (const note of page.notes) {
    paper.write(note, { size: 7, weight: 400, color: GREY, most: 2, isCentred: true });
  }
}

interface Style {
  size: number;
  weight: PdfWeight;
  color: string;
  /** Most lines. */
  most: number;
  isCentred?: boolean;
}

/** A page that is written on from top to bottom. */
class Paper {
  private y = MARGIN;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly fonts: readonly PdfFont[],
  ) {}

  begin(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  skip(points: number): void {
    this.y += points;
  }

  write(text: string, { size, weight, color, most, isCentred = false }: Style): void {
    const widthOf = (piece: string) =>
      runsOf(piece, weight, this.fonts).reduce(
        (sum, run) => sum + this.doc.font(run.font, size).widthOfString(run.text),
        0,
      );
    for (const line of linesOf(text, { width: WIDTH, most, widthOf })) {
      if (line === '') continue;
      let x = MARGIN + (isCentred ? (WIDTH - widthOf(line)) / 2 : 0);
      for (const run of runsOf(line, weight, this.fonts)) {
        this.doc.font(run.font, size).fillColor(color);
        // The baseline is one for all fonts of a line.
        this.doc.text(run.text, x, this.y + size, { lineBreak: false, baseline: 'alphabetic' });
        x += this.doc.widthOfString(run.text);
      }
      this.y += size * 1.4;
    }
  }

  /** A QR code in the middle of what is left above the small print, black on white. */
  drawCode(text: string): void {
    const { data, size } = encode(text, { border: 0, ecc: 'M' });
    const step = QR_SIZE / size;
    const left = (PAGE.width - QR_SIZE) / 2;
    const top = Math.max(this.y + 10, PAGE.height - MARGIN - QR_SIZE - 50);
    data.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) this.doc.rect(left + x * step, top + y * step, step, step);
      }),
    );
    this.doc.fillColor('#000').fill();
    this.y = top + QR_SIZE + 8;
  }
}
