/** For where messages rarely show products: `lazy` takes what is exported by default. */
export { ProductShelf as default } from './ProductShelf.tsx';
