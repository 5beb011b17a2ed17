declare module 'virtual:engine' {
  const address: string | null;
  export default address;
}
declare module 'virtual:engine-labyrinth' {
  const address: string | null;
  export default address;
}
declare module 'virtual:network' {
  const address: string | null;
  export default address;
}
declare module 'virtual:catalogues' {
  const catalogues: Record<string, () => Promise<{ default: Record<string, unknown> }>>;
  export default catalogues;
}
