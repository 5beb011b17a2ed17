// The sign of a seat: a colour and a shape, so that either tells it.
import { marked } from '../../../i18n/marked';

export interface SeatSignLook {
  colour: string;
  shape: string; // around the origin, about 34 wide
  inside: string; // a mark in it, so that it reads small, too
  name: string;
}

export const seatSigns: SeatSignLook[] = [
  { colour: '#0072b2', shape: 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z', inside: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', name: marked('blue circle') },
  { colour: '#d55e00', shape: 'M-13-13H13V13H-13z', inside: 'M-5-5H5V5H-5z', name: marked('orange square') },
  { colour: '#009e73', shape: 'M0-18L18 12H-18z', inside: 'M0-7L8 7H-8z', name: marked('green triangle') },
  { colour: '#f0e442', shape: 'M0-18L18 0L0 18L-18 0z', inside: 'M0-7L7 0L0 7L-7 0z', name: marked('yellow diamond') },
  { colour: '#cc79a7', shape: 'M0-17L16.5-5L10 14H-10L-16.5-5z', inside: 'M0-7L7-2L4 6H-4L-7-2z', name: marked('pink pentagon') },
  { colour: '#56b4e9', shape: 'M0-19L5-7L18-6L8 3L11.500 16L0 9L-11.500 16L-8 3L-18-6L-5-7z', inside: 'M0-6L4 0L0 6L-4 0z', name: marked('light blue star') },
];
