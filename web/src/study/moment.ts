/** A moment of a study as a table would tell it. */
import type { StudyMoment, Update } from "../app/protocol.ts";

type Told = Pick<Update, "seat" | "view" | "question" | "scores" | "undo" | "over">;

/** Nothing is warned of here, and every step can be taken back. */
export function shownAs(moment: StudyMoment, steps: number): Told {
  const { seat, view, scores, over } = moment;
  const question = moment.question && {
    ...moment.question, candidates: moment.question.candidates.map((each) => ({ ...each, final: false, warning: "", times: 1 })), rows: moment.question.rows.map((each) => ({ ...each, final: false, warning: "" })),
  };
  return { seat, view, question, scores, undo: { steps, barrier: "start" }, over };
}
