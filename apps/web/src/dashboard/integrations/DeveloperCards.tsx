import { KeyRound, Webhook, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Card } from '#ui/Card.tsx';

type Part = { title: string; about: string; to: string; icon: LucideIcon };

const PARTS: readonly Part[] = [
  {
    title: 'API keys',
    about: 'Your own programs read conversations, visitors, articles and forms, reply, and draft articles.',
    to: paths.apiKeys,
    icon: KeyRound,
  },
  {
    title: 'Webhooks',
    about: 'Addresses of yours are told when conversations begin, messages come or forms are sent in.',
    to: paths.webhooks,
    icon: Webhook,
  },
];

/** What a company’s own programs come in by: items of the gallery’s list. */
export function DeveloperCards() {
  return PARTS.map(({ title, about, to, icon: Icon }) => (
    <li key={to} className="min-w-0">
      <Card className="h-full">
        <div className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-9 flex-none place-items-center rounded-[8px] bg-well text-ink-muted inset-ring inset-ring-line"
          >
            <Icon className="size-4.5" strokeWidth={1.75} />
          </span>
          <div className="grid min-w-0 flex-1 gap-1">
            <h2 className="truncate text-sm font-semibold">
              <Link to={to} className="rounded-sm hover:underline">
                {title}
              </Link>
            </h2>
            <p className="text-dense text-pretty text-ink-muted">{about}</p>
          </div>
        </div>
      </Card>
    </li>
  ));
}
