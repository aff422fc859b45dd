import { Specimen } from '../Specimen.tsx';

export const title = 'Colour and type';

// Spelt in full, so that Tailwind sees them.
const GROUNDS = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['well', 'bg-well'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-muted', 'bg-ink-muted'],
  ['ink-faint', 'bg-ink-faint'],
  ['brand', 'bg-brand'],
  ['brand-soft', 'bg-brand-soft'],
  ['positive', 'bg-positive'],
  ['positive-soft', 'bg-positive-soft'],
  ['caution', 'bg-caution'],
  ['caution-soft', 'bg-caution-soft'],
  ['critical', 'bg-critical'],
  ['critical-soft', 'bg-critical-soft'],
  ['focus', 'bg-focus'],
] as const;

export default function Tokens() {
  return (
    <>
      <Specimen label="Roles" isWide>
        <div className="grid grid-cols-[repeat(auto-fill,92px)] gap-x-4 gap-y-3">
          {GROUNDS.map(([name, ground]) => (
            <div key={name} className="text-xs">
              <div className={`mb-1.5 h-11 rounded-[8px] inset-ring inset-ring-line ${ground}`} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen label="Type" isWide>
        <p className="text-2xl font-semibold">Figures and sign-in, 24/32 semibold</p>
        <p className="text-xl font-semibold">Page greeting, 20/28 semibold</p>
        <p className="text-sm font-semibold">Section heading and page title, 14/20 semibold</p>
        <p className="text-sm">Body, 14/20 regular. Messages are 14/21.</p>
        <p className="text-dense">Dense, 13/20: lists, tables, menus, buttons, side panels</p>
        <p className="text-xs text-ink-muted">
          Small, 12/16: time, hints, badges. Smallest is 11/16: keys and axes only.
        </p>
      </Specimen>
    </>
  );
}
