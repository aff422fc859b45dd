import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/Card.tsx';
import { ServiceMark, type Service } from './ServiceMark.tsx';

type ServiceCardProps = {
  service: Service;
  title: string;
  to: string;
  /** What it is for, in a sentence. */
  about: string;
  state: ReactNode;
  /** How it is connected, in a line. */
  facts?: ReactNode;
  error?: string | null;
};

/** One service in the gallery. */
export function ServiceCard({ service, title, to, about, state, facts, error }: ServiceCardProps) {
  return (
    <Card className="h-full">
      <div className="flex items-start gap-3">
        <ServiceMark service={service} />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="truncate text-sm font-semibold">
              <Link to={to} className="rounded-sm hover:underline">
                {title}
              </Link>
            </h2>
            {state}
          </div>
          <p className="text-dense text-pretty text-ink-muted">{about}</p>
          {facts && <p className="text-dense text-ink-muted">{facts}</p>}
          {error && <p className="text-dense text-critical">{error}</p>}
        </div>
      </div>
    </Card>
  );
}
