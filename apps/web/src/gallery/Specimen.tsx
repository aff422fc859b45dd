import { type ReactNode } from 'react';

type SpecimenProps = {
  /** Which state this is: «Error», «Busy», «Disabled». */
  label: string;
  isWide?: boolean;
  children: ReactNode;
};

/** One state of a component, under its name. */
export function Specimen({ label, isWide = false, children }: SpecimenProps) {
  return (
    <div className={`grid max-w-full min-w-0 grid-cols-[minmax(0,auto)] content-start gap-2 ${isWide ? 'w-full' : ''}`}>
      <span className="text-xs text-ink-faint">{label}</span>
      {children}
    </div>
  );
}
