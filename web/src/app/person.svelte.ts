/** Who sits before this screen. A visitor becomes a guest by the first click that needs a name. */
import { beGuest, Failed, whoAmI } from "./api.ts";
import type { Me } from "./protocol.ts";
import { texts } from "./texts.ts";

class Person {
  #me: Me | null = $state.raw(null);

  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    if (me) localStorage.setItem(KEY, me.id);
    else localStorage.removeItem(KEY);
  }
}

/** The session's cookie cannot be read from here; this remembers that there is one, so that strangers need not be asked for. */
const KEY = "kogge-person";
export const person = new Person();

let recalling: Promise<void> | undefined;
/** Find out whether a session is still good; once, whoever wants to know. */
export const recall = (): Promise<void> => (recalling ??= ask());
async function ask(): Promise<void> {
  if (!localStorage.getItem(KEY)) return;
  try {
    person.me = await whoAmI();
  } catch (error) {
    if (!(error instanceof Failed && error.status === 401)) throw error;
    person.me = null;
  }
}

/** Something about me has changed, like my rating after a game. */
export async function lookAgain(): Promise<void> {
  if (person.me) person.me = await whoAmI();
}

/** Somebody, at the latest now; a new guest is called as they wish. */
export async function somebody(wish = ""): Promise<Me> {
  while (!person.me) {
    try {
      person.me = await beGuest(wish || texts().guest(1000 + Math.floor(Math.random() * 9000)));
    } catch (error) {
      if (wish || !(error instanceof Failed && error.code === "name-taken")) throw error; // else somebody has an account of this name
    }
  }
  return person.me;
}
