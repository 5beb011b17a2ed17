// What part of the board is seen: the middle of the picture and how much larger than the whole it is shown. Everything in units of a cell's radius.
import { extent, type Point } from './hexagon';

export interface Camera {
  x: number;
  y: number;
  zoom: number; // 1: the whole board
}
export interface Size {
  width: number;
  height: number;
}

export const whole: Camera = { x: 0, y: 0, zoom: 1 };
export const mostZoom = 5;

// How many pixels a cell's radius has.
export const unitOf = ({ zoom }: Camera, { width, height }: Size) => zoom * Math.min(width / (2 * extent.x), height / (2 * extent.y));

// The board never leaves the picture.
export function within(camera: Camera, size: Size): Camera {
  const zoom = Math.min(mostZoom, Math.max(1, camera.zoom));
  const unit = unitOf({ ...camera, zoom }, size);
  const room = (seen: number, half: number) => Math.max(0, half - seen / unit / 2);
  const clamp = (value: number, most: number) => (most === 0 ? 0 : Math.min(most, Math.max(-most, value)));
  return { zoom, x: clamp(camera.x, room(size.width, extent.x)), y: clamp(camera.y, room(size.height, extent.y)) };
}

export function viewBoxOf(camera: Camera, size: Size): string {
  const unit = unitOf(camera, size);
  const [width, height] = [size.width / unit, size.height / unit];
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((value) => value.toFixed(4)).join(' ');
}

// The point of the board under a pixel of the picture.
export function pointAt(camera: Camera, size: Size, pixel: Point): Point {
  const unit = unitOf(camera, size);
  return { x: camera.x + (pixel.x - size.width / 2) / unit, y: camera.y + (pixel.y - size.height / 2) / unit };
}

// Larger or smaller by a factor; what lies under the pixel stays there.
export function zoomed(camera: Camera, size: Size, factor: number, pixel: Point): Camera {
  const held = pointAt(camera, size, pixel);
  const next = { ...camera, zoom: Math.min(mostZoom, Math.max(1, camera.zoom * factor)) };
  const moved = pointAt(next, size, pixel);
  return within({ ...next, x: next.x + held.x - moved.x, y: next.y + held.y - moved.y }, size);
}

export function moved(camera: Camera, size: Size, by: Point): Camera {
  const unit = unitOf(camera, size);
  return within({ ...camera, x: camera.x - by.x / unit, y: camera.y - by.y / unit }, size);
}

// As little as needed, so that a point lies well in the picture.
export function showing(camera: Camera, size: Size, point: Point, margin = 1.2): Camera {
  const unit = unitOf(camera, size);
  const nearer = (middle: number, value: number, seen: number) => {
    const half = Math.max(0, seen / unit / 2 - margin);
    return Math.min(Math.max(middle, value - half), value + half);
  };
  return within({ ...camera, x: nearer(camera.x, point.x, size.width), y: nearer(camera.y, point.y, size.height) }, size);
}
