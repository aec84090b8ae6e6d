/** A number and its unit: '1.65 m', '24 km', '12 hours', '2:00 PM'. */
const MEASURE =
  /\d[\d.,:]* (?:[ckm]?m[²³]?|k?g|k?W|[KMG]B|AM|PM|litres?|pixels|seconds?|minutes?|hours?|days?|nights?|weeks?|months?)(?!\w)/
    .source;

/** A town and its PIN: 'Kochi 682001'. Two prices: '₹1,800 – ₹5,000'. */
const PAIRS = /\p{L}+ \d{6}(?!\d)|₹[\d,]+ – ₹[\d,]+/u.source;

/** What stays on one line. */
const WHOLE = new RegExp(`(Wi-Fi|${MEASURE}|${PAIRS})`, 'u');

/**
 * A text in which 'Wi-Fi', a measure such as '1.65 m', a town with its PIN and two prices are not divided at the end of a
 * line, unless the letters are huge on a small phone. Its letters stay as they are, so a search finds it, and a copy has
 * no signs that are only for the eye.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap cramped:whitespace-normal">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
