/** Who sits before this screen. A visitor becomes a guest by the first click that needs a name. */
import { beGuest, Failed, whoAmI } from "./api.ts";
import type { Me } from "./protocol.ts";

export const person: { me: Me | null } = $state({ me: null });

/** Find out whether a session is still good. */
export async function recall(): Promise<void> {
  try {
    person.me = await whoAmI();
  } catch (error) {
    if (!(error instanceof Failed && error.status === 401)) throw error;
    person.me = null;
  }
}

/** Somebody, at the latest now. */
export async function somebody(): Promise<Me> {
  person.me ??= await beGuest();
  return person.me;
}
