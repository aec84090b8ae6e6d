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
    'Cane chairs and a small table with tea on a timber verandah, palms and rows of hills in the morning mist beyond the rail',

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
    'Large suite with a king bed against a laterite wall, cane headboard and striped teal throw, a sitting corner by tall windows and a writing desk',
  'rooms/premium-room':
    'Four-poster bed between two windows with sheer curtains, red-oxide floor, an armchair in the morning sun',
  'rooms/super-deluxe':
    'Carved wooden bed before an ochre wall, patterned hand-made floor tiles, green shutters and a lit brass lantern at dusk',
  'rooms/standard':
    'Small room with a single bed, a barred window with thin curtains, a green-painted dado and a writing table with an open book',
  'rooms/deluxe':
    'Double bed before a teal wall, a cushioned window seat in the sun, a rattan lamp and a striped rug',
  'rooms/family':
    'Wide room with a double bed and two single beds, a carrom table and floor cushions on a striped rug under a ceiling fan',

  'facilities/restaurant':
    'Dining hall with patterned floor tiles, cane chairs, laid tables with brass lamps and woven hanging lamps, palms outside at dusk',
  'facilities/travel-assistance':
    'Travel desk with an unrolled map, compass and car keys under a wall map; a leather case with a straw hat beside it, an open door to the lake',
  'facilities/laundry':
    'Brass charcoal iron on a shirt, stacks of folded linen and a basket, sheets drying before green windows',
  'facilities/room-service':
    'Breakfast tray with teapot, coffee, toast and fruit on a made bed, a folded newspaper beside it',
  'facilities/lobby':
    'Arrival hall with a long teak and cane counter, key rack on a laterite wall, wooden pillars and a brass vessel with floating petals',
  'facilities/banquet-hall':
    'Banquet hall with round tables laid for a feast, marigold strings on a lattice screen behind a stage, drum lamps',
  'facilities/pool':
    'A turquoise pool with white loungers and parasols, palms and a low tiled building around it',
  'facilities/breakfast':
    'Breakfast table with appam and stew, idli on a banana leaf, filter coffee, fruit and flowers before a garden window',
  'facilities/bathroom':
    'Bathroom with a free-standing tub by a wide window, teal tiles, two round mirrors and a teak washstand with folded towels',
  'facilities/meeting-room':
    'Meeting room with a long teak table, cane-backed chairs, note pads and water carafes, windows to a garden',

  'gallery/trivandrum/brass-lamp':
    'A tall brass oil lamp with lit wicks on a stone floor, a string of jasmine wound round its foot, blurred lights and white columns behind at the blue hour',
  'gallery/trivandrum/verandah':
    "A long white colonnade at dusk with lanterns, planter's chairs along green-shuttered doors and a patterned tile floor, a brass lamp in front",
  'gallery/trivandrum/palace-stair':
    'A wooden stair with a red carpet rises to an arched window at the blue hour and parts left and right; palms, a lit brass lamp and a chequered floor below',
  'gallery/kottayam/tea-tray':
    'A teak tray with white teapot, milk jug and a cup of tea beside banana chips, a folded newspaper and books, on a verandah table before misty hills',
  'gallery/kottayam/planters-chair':
    "A long-armed planter's chair with cane seat and a red cushion on a tiled verandah, rubber trees standing in mist beyond the rail",
  'gallery/kottayam/library':
    'A library with teak shelves full of books, a leather armchair and footstool under a lit standing lamp, a globe at the right and a window on misty hills',
  'gallery/kottayam/hills-window':
    'A four-poster bed with a white net beside a large window that looks on ridges in morning mist, an armchair and a tea table under the window',
  'gallery/kottayam/rain':
    'Rain falls past the tiled eaves of a verandah on a flooded green garden with hills behind; an armchair, a tea table and a brass pot stand in the dry',
  'gallery/kochi/spices':
    'Bowls of black pepper, green cardamom, nutmeg with red mace and turmeric on a weathered timber table, with cinnamon quills, star anise and cloves',
  'gallery/kochi/quay-window':
    'An arched window with green shutters open to the harbour and its fishing nets, a cushioned seat below it',
  'gallery/kochi/staircase':
    'A straight wooden staircase with turned balusters up to a gallery, travelling trunks on the tiled floor',
  'gallery/kochi/fish-table':
    'Dinner table laid on the stone quay at dusk with grilled fish and candles, Chinese fishing nets and a canoe against the afterglow',
  'gallery/thrissur/sadhya':
    'A festive meal on a banana leaf: rosy rice with sambar, eight curries in a row, pappadams, banana chips and bananas, a brass tumbler and bowl beside it',
  'gallery/thrissur/carved-door':
    'A carved teak double door with brass studs in a laterite wall, marigold garlands over the lintel, lit brass lamps on the stone steps and a white kolam on the floor',
  'gallery/thrissur/swing':
    'A swing bed with bolsters and cushions hangs on brass chains in a hall with carved pillars, open to a green courtyard',
  'gallery/thrissur/parasols':
    'Eight silk festival parasols in bright colours with gold fringes stand in a hall, drums on the red floor before them and a red and gold elephant ornament on the wall',
  'gallery/thrissur/pillar-hall':
    'A long hall between two rows of carved wooden pillars, temple drums in lines on striped mats and a lit brass lamp between them',
  'gallery/guruvayoor/lamp-rows':
    'Rows of small clay lamps burn on stone steps at nightfall, with a wall of lights out of focus behind them',
  'gallery/guruvayoor/idli-breakfast':
    'Idlis and vadas with coconut and tomato chutney on a leaf-lined steel plate, sambar and filter coffee beside it, lattice shadows on a pale stone table',
  'gallery/guruvayoor/tulasi':
    'A white and red plinth with a tulasi plant, garland and lamps in a sandy courtyard with a kolam, a tiled arcade behind it in dawn light',
  'gallery/guruvayoor/pilgrim-room':
    'A plain room with three single beds in a row, white sheets and striped throws, a red tile floor, a barred window and a small lit lamp in a niche',
  'gallery/guruvayoor/temple-flowers':
    'Baskets of orange, yellow and dark red marigolds on a stone floor, three pink lotuses and a coil of white jasmine on banana leaves in front',
  'gallery/kalamassery/jali-corridor':
    'Corridor with a pierced terracotta screen on the left throwing a pattern of sunlight over a terrazzo floor, teak doors on the right',
  'gallery/kalamassery/night-desk':
    'Teak work desk with a laptop, an open notebook and a brass lamp in front of a tall window, city lights blurred into discs at dusk',
  'gallery/kalamassery/lounge':
    'Sofa and two leather armchairs around low tables under a cluster of woven pendant lamps, tall windows on the lit city at blue hour',
  'gallery/kalamassery/breakfast-counter':
    'A long terrazzo breakfast counter with glasses of juice, a bowl of fruit and a board of buns; wooden stools on the left, cups on shelves along the wall',
  'gallery/vazhakala/balcony':
    'Planted balcony with two cane chairs and a small coffee table on patterned tiles, apartment blocks and treetops beyond',
  'gallery/vazhakala/kitchenette':
    'Apartment kitchenette with teal tiles, a terrazzo counter with fruit, bread and a brass coffee filter, and a window on greenery at the left',
  'gallery/vazhakala/rooftop':
    'Roof terrace in early light with a cushioned daybed under a timber pergola, a yoga mat on the deck, planted troughs and apartment blocks on the horizon',
  'gallery/elamakkara/garden-path':
    'Flagstone path between plantain and areca palms leading to a laterite villa with a tiled roof and a teak double door',
  'gallery/elamakkara/oil-bath':
    'Ayurveda room with a carved teak treatment table, a brass oil vessel hanging on chains above it, a lit oil lamp and oil bottles on a laterite wall',
  'gallery/elamakkara/reading-nook':
    'Deep teak window seat with green cushions, pillows, an open book and a tea tray, plantain leaves filling the window',
  'gallery/elamakkara/garden-tea':
    'Round patio table laid with a green teapot, cups, fritters and a vase of pink bougainvillea in dappled light, cane chairs behind',
  'gallery/ernakulam-south/filter-coffee':
    'Frothy filter coffee in a brass tumbler and dabarah on a terrazzo counter, with a brass coffee filter, sugar cubes and a striped napkin',
  'gallery/ernakulam-south/deco-stair':
    'A curving terrazzo staircase with a brass rail and a globe lamp, palms at its foot',
  'gallery/ernakulam-south/night-room':
    'A bedroom at night with a red throw on the bed, neon signs glowing through the rainy window',
  'gallery/ernakulam-south/timetable-wall':
    'Lobby corner with a brass station clock, a departure board with town names above a red tiled dado, a bench and old suitcases',
} as const satisfies Record<string, string>;

/** A picture that the site has. */
export type PictureName = keyof typeof pictures;
