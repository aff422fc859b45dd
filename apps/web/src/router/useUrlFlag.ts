import { useSearchParams } from 'react-router-dom';

/**
 * Whether the address has the parameter `name`, and how to set it: so a link opens a dialog from anywhere. The browser's Back
 * closes what was opened, and never opens what was closed.
 */
export function useUrlFlag(name: string): [isSet: boolean, set: (isSet: boolean) => void] {
  const [params, setParams] = useSearchParams();

  function set(isSet: boolean) {
    const next = new URLSearchParams(params);
    if (isSet) next.set(name, '');
    else next.delete(name);
    setParams(next, { replace: !isSet, preventScrollReset: true });
  }
  return [params.has(name), set];
}
