/** @jest-environment node */
import { tagline, testChanges, testEdits, testLongTexts } from '../../../../support/warnings';

testEdits([
  [tagline, 'कोच्चि के पानी के किनारे', 'has Hindi letters, and this field never had any'],
  ['hotels.kochi.gallery.0.caption', 'غرفة فاخرة', 'has Arabic letters, and this field never had any'],
  [tagline, 'A house of ൧൮ rooms by the water', "has the digit '൧' of another script; type it as 0 to 9"],
  [tagline, 'The 𝗕𝗲𝘀𝘁 house by the water', "has '𝗕', which only looks like 'B'; type it again"],
  [tagline, 'A house by the water 🎉', "has '🎉', a sign that no other text of the site has"],
  [tagline, '• A house by the water', "has '•', a sign that no other text of the site has"],
  ['counters.counters.0.label', '#REF!', "has '#', a sign that no other text of the site has"],
  [tagline, 'A quiet ʜouse by the water', "has 'ʜ', a sign that no other text of the site has"],
]);

testLongTexts([
  ['Un entrepôt de poivre sur le quai abrite maintenant dix-huit chambres derrière les volets verts.', 'does not look like English'],
  ['Quayil oru pazhaya pandikashala, ippol pathinettu murikal undu, ade pacha janalukal, valakal aduthu thanne.', 'does not look like English'],
]);

testChanges([
  ['a sign of advertisements', [], [[tagline, 'A house by the water of Kochi!']], ["has '!', which no other text of this kind has"]],
  ['a label in Malayalam that becomes English', [['labels.bookNow', 'ബുക്ക് ചെയ്യൂ']], [['labels.bookNow', 'Reserve']], ['has no Malayalam letters any more']],
]);
