/** The two engines that judge every page and state in the browser tests. */
export type EngineName = 'axe' | 'Alfa';

/** One fault that an engine is sure of, or one question that it leaves to a person. */
export interface Finding {
  engine: EngineName;
  /** The engine's own name of the rule: 'color-contrast', 'sia-r2'. */
  rule: string;
  /** The element, as HTML or as a path to it. */
  place: string;
  reason: string;
}

/** What an engine says of a page as it stands. */
export interface Verdict {
  findings: Finding[];
  /** What the engine cannot decide by itself. */
  undecided: Finding[];
  /** How much it judged: rules that found something. */
  judged: number;
}
