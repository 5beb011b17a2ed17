// Addresses of screens: `#/table/<link>/<link>` is the screen `table` with two parameters.
export const screens = ['home', 'new', 'join', 'table', 'replay', 'statistics', 'rules', 'settings'] as const;
export type Screen = (typeof screens)[number];
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

// Whatever is no address of a screen is home.
export function routeOf(hash: string): Route {
  const [screen, ...parameters] = hash.replace(/^#?\/?/, '').split('/').filter(Boolean).map(decoded);
  const known = screens.find((each) => each === screen);
  return known ? { screen: known, parameters } : { screen: 'home', parameters: [] };
}

export const addressOf = (screen: Screen, ...parameters: string[]) =>
  screen === 'home' ? '#/' : `#/${[screen, ...parameters.map(encodeURIComponent)].join('/')}`;
