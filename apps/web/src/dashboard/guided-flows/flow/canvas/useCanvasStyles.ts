import library from 'reactflow/dist/base.css?inline';
import { useAdoptedStyles } from '#ui/useAdoptedStyles.ts';
import css from './canvas.css?inline';

const STYLES = `${library}\n${css}`;

/** How the canvas looks, while there is one. */
export const useCanvasStyles = () => useAdoptedStyles(STYLES);
