/** A text in which 'Wi-Fi' is never divided at the end of a line. Its letters stay as they are, so a search finds it. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(Wi-Fi)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
