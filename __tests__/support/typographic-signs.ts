/** Signs that only change how a text looks: other spaces, soft hyphens, hyphens that keep words together. */
export const TYPOGRAPHIC_SIGNS = /[\u00a0\u00ad\u2000-\u200b\u2011\u202f\u2060\ufeff]/;
