/** A number and its unit: '1.65 m', '24 km', '12 hours', '2:00 PM'. */
const MEASURE =
  /\d[\d.,:]* (?:[ckm]?m[²³]?|k?g|k?W|[KMG]B|AM|PM|litres?|pixels|seconds?|minutes?|hours?|days?|nights?|weeks?|months?)(?!\w)/
    .source;

/** What stays on one line: 'Wi-Fi', and a number and its unit. */
const WHOLE = new RegExp(`(Wi-Fi|${MEASURE})`);

/**
 * A text in which 'Wi-Fi' and a measure such as '1.65 m' are never divided at the end of a line. Its letters stay as
 * they are, so a search finds it.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
