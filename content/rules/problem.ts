/** A fault of the content, told to whoever wrote it. */
export interface ContentProblem {
  /** Path below the project: 'content/offers.ts'. */
  file: string;
  /** Which entry of the file: 'offer 2'; entries count from one. */
  item: string;
  /** Which field of it: 'code', 'rows 2 text'. */
  field: string;
  /** What is wrong, and how to mend it. */
  message: string;
}

/** A fault as a rule finds it: at an entry of the content, known by its value, or at a place of its own. */
export interface Fault {
  at: object | { file: string; item: string };
  field: string;
  message: string;
}

/** 'content/offers.ts, offer 2, field code: 'fest 40' has a space; use letters, digits and dashes' */
export function formatProblem({ file, item, field, message }: ContentProblem): string {
  return `${file}, ${item}, field ${field}: ${message}`;
}
