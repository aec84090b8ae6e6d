/** Characters that tell two titles apart: 'Deluxe+' is not 'Deluxe'. */
const signNames: Record<string, string> = { '+': ' plus ', '&': ' and ', '%': ' percent ', '@': ' at ' };

/**
 * The id that a title makes: 'Travel Desk' is 'travel-desk', 'Deluxe+' is 'deluxe-plus'. Letters of every script count,
 * so that a title in Malayalam has an id too; a title without a letter or a digit has none ('').
 */
export const slug = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[+&%@]/g, (sign) => signNames[sign]!)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
