const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 12 is 'twelve', 45 'forty-five'; from a hundred on the digits stay. */
export function numberToWords(count: number): string {
  if (count < 20) return small[count]!;
  if (count > 99) return String(count);
  const unit = count % 10;
  return `${tens[Math.floor(count / 10) - 2]}${unit ? `-${small[unit]}` : ''}`;
}
