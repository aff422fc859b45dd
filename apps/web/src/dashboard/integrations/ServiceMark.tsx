import { CalendarClock, Headset, ShoppingBag, type LucideIcon } from 'lucide-react';

export type Service = 'zendesk' | 'calendly' | 'stores';

/** With dark ink on all of them, in both themes. */
const LOOKS: Readonly<Record<Service, { icon: LucideIcon; tile: string }>> = {
  zendesk: { icon: Headset, tile: 'bg-[#5eead4] text-[#042f2e]' },
  calendly: { icon: CalendarClock, tile: 'bg-[#7dd3fc] text-[#082f49]' },
  stores: { icon: ShoppingBag, tile: 'bg-[#4ade80] text-[#052e16]' },
};

/** A tile that stands for a service. */
export function ServiceMark({ service }: { service: Service }) {
  const { icon: Icon, tile } = LOOKS[service];
  return (
    <span aria-hidden className={`grid size-9 flex-none place-items-center rounded-[8px] ${tile}`}>
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
