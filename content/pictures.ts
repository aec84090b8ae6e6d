/**
 * Every picture of the site and the words that stand for it where it cannot be seen.
 *
 * The name is the path of the file below content/pictures, without its ending:
 * 'rooms/standard' is content/pictures/rooms/standard.jpg. To use a photograph of your own, replace
 * the file and rewrite its line here.
 *
 * Say what is to be seen, in one sentence of 20 to 180 characters, as you would to somebody on the
 * telephone. Leave out "picture of". The build stops when a name has no file.
 */
export const pictures = {
  'hero/arrival':
    'A gabled house by still water at dusk, every window lit, a houseboat moored beside it among coconut palms',
  'hero/harbour':
    'Chinese fishing nets stand in silhouette against a golden low sun; at the right the ochre warehouse on its stone quay with lamps lit, a small boat on dark water in front',
  'hero/courtyard':
    'The open courtyard of a Kerala house, wooden pillars under red tiles around a square pool of lotus leaves',
  'hero/hills':
    'Cane chairs and a tea tray on a dark timber verandah, with palms and rows of hills in the morning mist',

  'exteriors/trivandrum':
    'A long white bungalow with a two-storey colonnade, green shutters and red tiled gables at blue hour; lamps are lit and a lotus basin stands on the stone forecourt',
  'exteriors/kottayam':
    'A low bungalow under a wide red tiled roof, stone steps up to it through green bushes, misty hills behind',
  'exteriors/kochi':
    'An ochre two-storey warehouse with green shutters, white trim and an arched door on a stone quay; two wooden boats lie on the water in late sun',
  'exteriors/thrissur':
    'A laterite house with a great carved timber gable and tiled roofs seen along a stone path lined with standing brass lamps and flowering shrubs in golden light',
  'exteriors/guruvayoor':
    'A cream three-storey hotel with timber galleries, a stone lamp tower and a kolam in its forecourt at dawn',
  'exteriors/kalamassery':
    'A white-framed mid-rise hotel with terracotta screens, its rooms and lobby lit against a dusk sky',
  'exteriors/vazhakala':
    'A seven-storey building stepped back in teal terraces, each with plants that hang over the edge',
  'exteriors/elamakkara':
    'A low laterite villa with a tiled roof at the end of a stone path, among plantains and flowering shrubs',
  'exteriors/ernakulam-south':
    'An art-deco corner building with a curved front and lit bands of windows at night, mirrored in the wet street',
  'exteriors/boathouse':
    'A timber house on stilts with six lit rooms over the lake at sunset, a jetty with lamps, a houseboat and lotus leaves on purple water',

  'rooms/business-suite':
    'A wide room with a king bed before a laterite wall, a writing desk, an armchair on a rug and tall windows',
  'rooms/premium-room':
    'A four-poster bed on a polished red floor, tall windows on two sides, an armchair and a rug in the sun',
  'rooms/super-deluxe':
    'A bed with a carved headboard before an ochre wall, patterned floor tiles and an armchair by green shutters',
  'rooms/standard':
    'A small room with a single bed, a writing table with a chair and a barred window above a green dado',
  'rooms/deluxe':
    'A double bed before a deep teal wall, bedside lamps lit and a cushioned seat under the window',
  'rooms/family':
    'A large room with a double bed, two single beds and a carrom board on the rug between floor cushions',

  'facilities/restaurant':
    'A dining room with white tablecloths, cane lamps and patterned tiles, its windows open to the water',
  'facilities/travel-assistance':
    'A travel desk with a map laid open under a lamp, a wall map, a clock and a hat on a trunk',
  'facilities/laundry':
    'Folded white linen on an ironing table under a bright window, a cane basket on the floor',
  'facilities/room-service':
    'A tray with a teapot, a cup and biscuits on a bed made up in white, a lamp lit beside it',
  'facilities/lobby':
    'A lobby with a laterite wall behind the desk, key pigeonholes, an armchair and a red rug on a polished floor',
  'facilities/banquet-hall': 'A banquet hall set with round tables under rows of lights',
  'facilities/pool':
    'A turquoise pool with white loungers and parasols, palms and a low tiled building around it',
  'facilities/breakfast':
    'A breakfast table with plates, juice, fruit and a banana-leaf tray in slanting morning light',
  'facilities/bathroom':
    'A freestanding bath and two basins with round mirrors against a wall of teal tiles, a garden beyond the window',
  'facilities/meeting-room':
    'A long wooden table with chairs on both sides and paper laid out, beside a row of windows on the garden',

  'gallery/trivandrum/brass-lamp':
    'A standing brass lamp with its wicks burning, a string of jasmine around its foot, at dusk',
  'gallery/trivandrum/verandah':
    'A long verandah with white columns, cane chairs and patterned tiles, a brass lamp burning in the evening',
  'gallery/kottayam/tea-tray':
    'A tray with a teapot and two cups on a verandah table, a bowl of banana chips and books beside it',
  'gallery/kottayam/planters-chair':
    "A long-armed planter's chair with a red cushion on a verandah, misty trees beyond the railing",
  'gallery/kottayam/library':
    'A wall of books behind a leather armchair and a reading lamp, a globe at one side',
  'gallery/kottayam/hills-window':
    'A four-poster bed and a white armchair in a room whose wide window looks over misty hills',
  'gallery/kochi/spices':
    'Bowls of black pepper, green cardamom, nutmeg with red mace and turmeric on a weathered timber table, with cinnamon quills, star anise and cloves',
  'gallery/kochi/quay-window':
    'An arched window with green shutters open to the harbour and its fishing nets, a cushioned seat below it',
  'gallery/kochi/staircase':
    'A straight wooden staircase with turned balusters up to a gallery, travelling trunks on the tiled floor',
  'gallery/thrissur/sadhya':
    'Rice, curries, pappadam and bananas laid out on a plantain leaf on a dark wooden table',
  'gallery/thrissur/carved-door':
    'A carved double door with brass lamps on its steps and a garland above, in a laterite wall',
  'gallery/thrissur/swing':
    'A cushioned swing seat hung on brass chains on a red floor, open to a green courtyard',
  'gallery/thrissur/parasols':
    'Six fringed festival parasols in bright silk standing along a white and red wall, with drums on the floor',
  'gallery/guruvayoor/lamp-rows': 'Rows of small oil lamps burning on stone steps in the dark',
  'gallery/guruvayoor/idli-breakfast':
    'Idlis, vada and chutneys on a steel plate lined with leaf, sambar and a tumbler of coffee beside it',
  'gallery/guruvayoor/tulasi':
    'A tulasi plant in a white and red plinth, brass lamps burning at its foot in a courtyard',
  'gallery/guruvayoor/pilgrim-room':
    'A plain white room with three single beds, red floor tiles and light from a barred window',
  'gallery/kalamassery/jali-corridor':
    'Corridor with a pierced terracotta screen on the left throwing a pattern of sunlight over a terrazzo floor, teak doors on the right',
  'gallery/kalamassery/night-desk':
    'Teak work desk with a laptop, an open notebook and a brass lamp in front of a tall window, city lights blurred into discs at dusk',
  'gallery/kalamassery/lounge':
    'A lounge with a pale sofa and wooden armchairs, cane lamps overhead and the lit city behind tall windows',
  'gallery/vazhakala/balcony':
    'Planted balcony with two cane chairs and a small coffee table on patterned tiles, apartment blocks and treetops beyond',
  'gallery/vazhakala/kitchenette':
    'A kitchenette with slatted wooden cupboards, teal tiles, a shelf of jars and a bowl of fruit by the window',
  'gallery/elamakkara/garden-path':
    'Flagstone path between plantain and areca palms leading to a laterite villa with a tiled roof and a teak double door',
  'gallery/elamakkara/oil-bath':
    'A wooden treatment table before a laterite wall, brass vessels and bottles of oil on a shelf, a lamp burning',
  'gallery/elamakkara/reading-nook':
    'A green cushioned window seat with a folded throw and a shelf of books, plantains outside the glass',
  'gallery/elamakkara/garden-tea':
    'Tea for two on a round wooden table in the garden, with biscuits, flowers and cane chairs',
  'gallery/ernakulam-south/filter-coffee':
    'Frothy filter coffee in a brass tumbler and dabarah on a terrazzo counter, with a brass coffee filter, sugar cubes and a striped napkin',
  'gallery/ernakulam-south/deco-stair':
    'A curving terrazzo staircase with a brass rail and a globe lamp, palms at its foot',
  'gallery/ernakulam-south/night-room':
    'A bedroom at night with a red throw on the bed, neon signs glowing through the rainy window',
} as const satisfies Record<string, string>;

/** A picture that the site has. */
export type PictureName = keyof typeof pictures;
