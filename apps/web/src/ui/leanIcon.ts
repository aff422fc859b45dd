import { createElement, type SVGProps } from 'react';

type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** What the build puts in place of lucide's own component (lean-lucide.ts): the same picture, by what is asked of it here. */
export function leanIcon(shapes: Shapes) {
  // The same elements each time: React need not look into them.
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props['aria-label'],
        ...props,
      },
      ...children,
    );
}
