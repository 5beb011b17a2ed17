// Which screen is shown: the part of the address behind #, so that any static folder will do. Links are plain <a href="#/rules/ONI-7.4">.
import { routeOf, type Route } from './routes';

let route: Route = $state.raw(routeOf(''));

export const currentRoute = () => route;

export function follow() {
  const read = () => (route = routeOf(location.hash));
  addEventListener('hashchange', read);
  read();
}

export const go = (address: string) => (location.hash = address);
// Without a way back to where one was.
export const goInstead = (address: string) => location.replace(address);
