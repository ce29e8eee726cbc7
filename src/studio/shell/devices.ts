/** The devices that a page is looked at on, and how wide they are in CSS pixels. */
export const devices = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** A page on a desk is at least as wide as this, in CSS pixels: it is laid out like on wider ones. */
const leastDesktop = 1024;
/** Of how many pixels a letter's pixel is made at least, if that can be had: below it, one can't read with ease. */
const readable = 0.65;

/** How wide a page is laid out on a device, in room of this width: on a desk as wide as it can be read. */
export function widthOn(device: Device, room: number): number {
  if (device !== 'desktop' || room === 0) return devices[device];
  return Math.round(Math.max(room, leastDesktop, Math.min(devices.desktop, room / readable)));
}

export type Device = keyof typeof devices;

/** What it is looked at on where nothing was chosen comes first. */
export const deviceNames = ['desktop', 'tablet', 'phone'] as const satisfies readonly Device[];
