import { type ComponentProps, type ReactNode } from 'react';
import { ServiceMark } from './ServiceMark.tsx';

type ConnectServiceProps = Pick<ComponentProps<typeof ServiceMark>, 'service'> & {
  name: string;
  /** What it does, in sentences. */
  does: readonly string[];
  /** What connects it. */
  children: ReactNode;
};

/** In place of an integration that is not there yet: what it does, and what connects it. */
export function ConnectService({ service, name, does, children }: ConnectServiceProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-[560px] gap-5 px-5 pt-6 pb-16 max-md:px-4">
        <div className="flex items-center gap-3">
          <ServiceMark service={service} />
          <h2 className="text-sm font-semibold">Connect {name}</h2>
        </div>
        <ul className="grid list-disc gap-1 pl-5 text-dense text-pretty text-ink-muted">
          {does.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
