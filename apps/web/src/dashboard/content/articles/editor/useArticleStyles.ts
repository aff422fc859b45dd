import { useAdoptedStyles } from '#ui/useAdoptedStyles.ts';
import css from './articleText.css?inline';

/** How an article looks as it is written, while something is. */
export const useArticleStyles = () => useAdoptedStyles(css);
