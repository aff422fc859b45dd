/** Nori's face: a mountain evening, as Northwind's shop would draw it. */
export const NORI_AVATAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#123f3d"/>
  <circle cx="44" cy="19" r="8" fill="#f4c866"/>
  <path d="M0 52 20 23l9 12 7-9 28 30v8H0z" fill="#2f7d72"/>
  <path d="m20 23 9 12-4 3-5-5-5 5-4-3z" fill="#eef5ef"/>
  <path d="M0 55q16-8 32-2t32-1v12H0z" fill="#0b2a2a"/>
  <path d="M47 42l6 9h-3l5 7H39l5-7h-3z" fill="#6fc3a1"/>
</svg>
`;
