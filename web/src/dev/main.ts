// A page for development without the engine: fixtures.html?name=turn shows a table that pretends, ?name=labyrinth-place one of Labyrinth. It is no part of what is built.
import { mount } from 'svelte';

import SeatView from '../table/SeatView.svelte';
import { applySettings, settings } from '../app/settings.svelte';
import { Seat } from '../table/seat.svelte';
import { fixtureConnection } from './fixture-connection';
import '../styles/tokens.css';
import '../styles/sizes.css';
import '../styles/base.css';
import '../styles/controls.css';

const query = new URLSearchParams(location.search);
settings.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
await applySettings();
const seat = new Seat(fixtureConnection(query.get('name') ?? 'turn'), 'fixture', 'en');
await new Promise((resolve) => setTimeout(resolve)); // what the seat is told
mount(SeatView, { target: document.body, props: { seat, seats: [seat], consenting: undefined } });
