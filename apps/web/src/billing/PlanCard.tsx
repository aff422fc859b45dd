import { Check } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { count } from '#ui/format.ts';
import { dollars, LIMIT_LABELS, PLAN_FEATURES, PLAN_LIMITS, type PlanType } from './plans.ts';

type PlanCardProps = {
  plan: PlanType;
  /** Dollars a month; 0 is not shown. */
  price: number;
  hasFreeTrial: boolean;
  isSelected: boolean;
  /** What this plan is to the client: «Current plan». */
  mark?: string | undefined;
  /** The button's text in place of the usual one. */
  title?: string | undefined;
  onChoose: () => void;
};

/** A plan: what it costs, what it allows and what it has (spec §2). */
export function PlanCard({ plan, price, hasFreeTrial, isSelected, mark, title, onChoose }: PlanCardProps) {
  const usual = hasFreeTrial ? 'Start 14-Day Free Trial' : 'Select Plan';
  return (
    <section
      aria-label={plan}
      className={`relative flex min-w-0 flex-col px-[22px] pt-[22px] pb-6 max-md:not-first:border-t md:not-first:border-l ${isSelected ? 'border-brand bg-brand-soft inset-ring-2 inset-ring-brand' : 'border-line'}`}
    >
      <h3 className="flex h-6 items-center gap-2 text-sm font-semibold">
        {plan}
        {mark && <Badge>{mark}</Badge>}
      </h3>
      <p className="mt-1.5 mb-4 min-h-8 text-dense leading-8 text-ink-muted">
        {price !== 0 && (
          <>
            <b className="mr-0.5 text-2xl font-semibold tracking-tight text-ink tabular-nums">{dollars(price)}</b> USD /
            month
          </>
        )}
      </p>
      <Button
        // Whoever comes back goes on where they were.
        ref={isSelected ? takeFocus : undefined}
        variant={isSelected ? 'primary' : 'secondary'}
        isWide
        className="max-md:!h-10"
        icon={isSelected ? <Check aria-hidden className="size-4" strokeWidth={1.75} /> : undefined}
        onClick={onChoose}
      >
        {isSelected ? 'Selected' : (title ?? usual)}
      </Button>
      <dl className="mt-[18px] mb-3.5 text-dense">
        {LIMIT_LABELS.map(([limit, label]) => (
          <div
            key={limit}
            className={`flex justify-between border-b py-1.5 ${isSelected ? 'border-brand/20' : 'border-line'}`}
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{count(PLAN_LIMITS[plan][limit])}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-[7px] text-dense text-ink-muted">
        {PLAN_FEATURES.map((feature) => (
          <li key={feature} className="flex gap-2 leading-[18px]">
            <Check aria-hidden className="mt-0.5 size-3.5 flex-none text-brand" strokeWidth={2.2} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();
