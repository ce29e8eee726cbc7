/** The devices that a page is looked at on, and how wide they are in CSS pixels. */
export const devices = { phone: 390, tablet: 768, desktop: 1280 } as const;

export type Device = keyof typeof devices;
