/** What has the focus, for whoever asks by `?`; the screen that explains its pieces tells it. */
import type { AboutThing } from "../app/protocol.ts";

export interface Told {
  thing: AboutThing;
  label: string;
  rule: (clause: string) => void;
}
export const asking: { of: () => Told | null } = { of: () => null };
