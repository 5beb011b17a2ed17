// Addresses of screens: `#/table/<link>/<link>` is the screen `table` with two parameters.
export const screens = ['home', 'new', 'join', 'table', 'replay', 'statistics', 'guide', 'rules', 'settings'] as const;
export type Screen = (typeof screens)[number] | 'nowhere';
export interface Route {
  screen: Screen;
  parameters: string[];
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

// Whatever is no address of a screen leads nowhere, and is told so.
export function routeOf(hash: string): Route {
  const [screen, ...parameters] = hash.replace(/^#?\/?/, '').split('/').filter(Boolean).map(decoded);
  const known = screen === undefined ? 'home' : screens.find((each) => each === screen);
  return known && (known !== 'table' || parameters.length > 0) ? { screen: known, parameters } : { screen: 'nowhere', parameters: [hash] };
}

export const addressOf = (screen: Screen, ...parameters: string[]) =>
  screen === 'home' ? '#/' : `#/${[screen, ...parameters.map(encodeURIComponent)].join('/')}`;
