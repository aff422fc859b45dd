import { Gauge } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { companyDay } from '#ui/companyDay.ts';
import { count } from '#ui/format.ts';

type ReplyLimitProps = { id: string; limit: number | null; endsAt: string | null };

/** Before anybody writes: the plan lets no more replies through, and what can be done about it. */
export function ReplyLimit({ id, limit, endsAt }: ReplyLimitProps) {
  const mayManage = usePermission('MANAGE_CLIENT');
  return (
    <p id={id} className="flex gap-2 bg-critical-soft px-3 py-2 text-dense text-ink">
      <Gauge aria-hidden className="mt-0.5 size-4 flex-none text-critical" strokeWidth={1.75} />
      <span>
        {limit === null ? 'All messages' : `All ${count(limit)} messages`} of your plan are used
        {endsAt && ` until ${companyDay(endsAt)}`}: replies are not sent. Notes are.{' '}
        {mayManage ? (
          <Link to={paths.planPicker()} className="link">
            Pick a larger plan
          </Link>
        ) : (
          'Tell an Admin of your company.'
        )}
      </span>
    </p>
  );
}
