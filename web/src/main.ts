import { mount } from 'svelte';

import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element #app.');

export default mount(App, { target });
