import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, which style sheets read. */
    [property: `--${string}`]: string | number | undefined;
  }
}
