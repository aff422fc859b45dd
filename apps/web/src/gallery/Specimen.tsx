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
    <div className={`grid min-w-0 content-start gap-2 ${isWide ? 'w-full' : ''}`}>
      <span className="text-xs text-ink-faint">{label}</span>
      {children}
    </div>
  );
}
