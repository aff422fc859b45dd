import { type LucideIcon } from 'lucide-react';

const TONES = { critical: 'bg-critical-soft text-critical', caution: 'bg-caution-soft text-caution' };

/** In place of a face, where something else than a person waits. */
export function NeedSign({ icon: Icon, tone }: { icon: LucideIcon; tone: keyof typeof TONES }) {
  return (
    <span aria-hidden className={`grid size-8 flex-none place-items-center rounded-full ${TONES[tone]}`}>
      <Icon className="size-4" strokeWidth={1.75} />
    </span>
  );
}
