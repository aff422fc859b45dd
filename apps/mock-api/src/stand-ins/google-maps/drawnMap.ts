import { createHash } from 'node:crypto';
import sharp from 'sharp';

type Drawn = { address: string; width: number; height: number; scale: number };

/** A town that is nowhere: streets, a river and parks, always the same for an address, with a pin in the middle. PNG. */
export async function drawnMap({ address, width, height, scale }: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const dice = diceOf(address);
  const across = Array.from({ length: 6 }, () => line(dice() * height, dice() * height, width, false));
  const down = Array.from({ length: 10 }, () => line(dice() * width, dice() * width, height, true));
  const [wide, ...narrow] = [...across, ...down];
  const parks = Array.from({ length: 4 }, () => {
    const [x, y] = [dice() * width, dice() * height];
    return `<rect x="${x}" y="${y}" width="${40 + dice() * 90}" height="${30 + dice() * 60}" rx="6" fill="#cfe6c8"/>`;
  });
  const river = `M0 ${dice() * height} C ${width / 3} ${dice() * height}, ${(width / 3) * 2} ${dice() * height}, ${width} ${dice() * height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#eeebe4"/>
    ${parks.join('')}
    <path d="${river}" fill="none" stroke="#a9cfe8" stroke-width="18"/>
    <path d="${narrow.join(' ')}" stroke="#ffffff" stroke-width="7"/>
    <path d="${wide}" stroke="#f6d98a" stroke-width="11"/>
    <g transform="translate(${width / 2} ${height / 2})">
      <path d="M0 0 C -4 -12, -13 -17, -13 -27 A 13 13 0 1 1 13 -27 C 13 -17, 4 -12, 0 0 Z" fill="#d8372c" stroke="#8c1d15"/>
      <circle cy="-27" r="5" fill="#ffffff"/>
    </g>
    <text x="8" y="${height - 9}" font-family="sans-serif" font-size="11" fill="#5a564e">Invented map of the local stand-in</text>
  </svg>`;
  const drawn = await sharp(Buffer.from(svg), { density: 72 * scale })
    .resize(width * scale, height * scale)
    .png()
    .toBuffer();
  return new Uint8Array(drawn);
}

/** A street from one edge to the other. */
const line = (from: number, to: number, length: number, isDown: boolean) =>
  isDown ? `M${from} 0 L${to} ${length}` : `M0 ${from} L${length} ${to}`;

/** Numbers from 0 to 1, always the same for a text. */
function diceOf(text: string): () => number {
  let state = createHash('sha256').update(text.trim().toLowerCase()).digest().readUInt32LE();
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
