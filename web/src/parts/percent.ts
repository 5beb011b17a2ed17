import { currentLanguage } from '../i18n/tr.svelte';

export const percent = (chance: number) => new Intl.NumberFormat(currentLanguage(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance);
// Hundredths of a chance, as a number alone.
export const points = (chance: number) => new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * chance);
