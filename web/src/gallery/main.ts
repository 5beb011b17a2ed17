// Every drawing at several sizes, for looking at while they are made. Not part of the product: only `npm run dev` and the picture script show it.
//
// gallery.html?theme=dark&sizes=44,72&show=cards,premonitions,book,emblems,glyphs, or show=RS,UD,nightmare for single cards
import { mount } from 'svelte';

import Gallery from './Gallery.svelte';
import '../styles/tokens.css';
import '../styles/base.css';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const sizes = (wanted.get('sizes') ?? '44,72,110,200').split(',').map(Number);

mount(Gallery, { target: document.getElementById('app') as HTMLElement, props: { sizes, show: wanted.get('show')?.split(',') ?? null } });
