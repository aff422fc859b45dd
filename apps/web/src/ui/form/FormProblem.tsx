import { useEffect, useState } from 'react';
import { FormNotice } from './FormNotice.tsx';
import type { Problems } from './problems.ts';

type FormProblemProps = { problems: Problems; onThrottleOver: () => void };

/** What is wrong with the form as a whole; when attempts are limited, with the time that is left. */
export default function FormProblem({ problems: { form, throttled }, onThrottleOver }: FormProblemProps) {
  if (throttled) return <Throttled key={throttled.at} {...throttled} onOver={onThrottleOver} />;
  return <FormNotice tone="critical">{form}</FormNotice>;
}

type ThrottledProps = { at: number; seconds: number; onOver: () => void };

function Throttled({ at, seconds, onOver }: ThrottledProps) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil(seconds - (Date.now() - at) / 1000));
      setLeft(rest);
      if (rest === 0) onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [at, seconds, onOver]);

  const minutes = Math.floor(left / 60);
  return (
    <FormNotice tone="critical">
      Too many attempts. You can try again in {/* Read out once with the sentence, not every second. */}
      <span role="timer" aria-live="off" className="font-medium tabular-nums">
        {minutes}:{String(left % 60).padStart(2, '0')}
      </span>
      .
    </FormNotice>
  );
}
