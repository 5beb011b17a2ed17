declare module 'gettext-parser' {
  export const po: {
    parse(text: string | Uint8Array): { headers: Record<string, string>; translations: Record<string, unknown> };
  };
}
