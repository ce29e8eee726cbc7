/** A running backend, as the shared cases see it. */
export type Target = {
  /** Where supabase-js finds it. */
  url: string;
  key: string;
  /** An origin of the site. */
  origin: string;
  /** The address of the page that a posted form leads to. */
  sentPage: string;
  /** What is kept, by id. */
  kept(): Promise<Map<string, { status: string; message: Record<string, unknown> }>>;
  /** Makes the store refuse, and take again. */
  breakStore(): Promise<void>;
  repairStore(): Promise<void>;
  /** What it has logged. */
  logText(): string;
  close(): Promise<void>;
};

/** Messages a minute that the targets allow one address. */
export const rateLimit = 60;
