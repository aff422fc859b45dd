declare module 'script:*' {
  /** See inline-script.ts. */
  const code: string;
  export default code;
}
