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
    'The corner of an old tiled house at nightfall, lamps lit along its verandah, a bicycle against the plinth, a wet laterite path leading up to the porch',
  'hero/backwater':
    'A tiled house with a gabled porch in the first sun, its lamps still burning, mirrored in the backwater, a canoe at the steps',
  'hero/harbour':
    'A stained ochre warehouse with its lamps lit over dark still water after sunset, Chinese fishing nets in the haze beside it',
  'hero/courtyard':
    'A brass lamp burning on the stone edge of a courtyard pool at nightfall, lotus leaves on the dark water, the lit windows of the house out of focus',
  'hero/hills':
    'A lit hurricane lantern and a glass of tea on the dark bench of a verandah, rubber trees beyond it in the mist before sunrise',

  'exteriors/trivandrum':
    'A white two-storey colonnade with green shutters after sunset, lamps lit, steps down to a wet forecourt',
  'exteriors/kottayam':
    'The lamplit verandah, gable and steps of a tiled bungalow in morning mist, seen over dark green bushes',
  'exteriors/kochi':
    'An arched green door and shutters in a stained ochre wall, leaf shadows on it, the quay wet before it',
  'exteriors/thrissur':
    'A great carved gable over the lit porch of a laterite house at nightfall, a brass lamp burning before it',
  'exteriors/guruvayoor':
    'A lit arcade below timber galleries at dusk, the oil flames of a stone lamp tower close by, the court wet from rain',
  'exteriors/kalamassery':
    'Pierced terracotta screens lit from within beside a glass door under a concrete canopy, the street wet at dusk',
  'exteriors/vazhakala':
    'Balconies of teal tiles and concrete, plants hanging over every edge, some rooms lit on a grey evening',
  'exteriors/elamakkara':
    'The deep tiled porch of a laterite villa in morning haze, its lamp lit, stepping stones leading up to it',
  'exteriors/ernakulam-south':
    'A rounded corner building at night, red tubes and letters along its canopy, a coffee counter lit behind glass, the street wet',
  'exteriors/boathouse':
    'The gallery of a timber house on stilts at blue hour, its lit windows and hanging lamps mirrored in the lake, a jetty to the left',

  'rooms/business-suite':
    'A long room under dark beams: a king bed with lamps lit, armchairs at two verandah doors, a letter begun on the desk in front',
  'rooms/premium-room':
    'A four-poster with a tea tray on a red floor under dark beams, windows with green shutters on two walls, a cane chair in the corner',
  'rooms/super-deluxe':
    'A carved bed between lit lamps, a barred window with shutters open on the blue evening, an armchair under a floor lamp, red tiles',
  'rooms/standard':
    'A small white and blue room: a single bed under a barred window, a newspaper on it, a towel over the chair, a steel tumbler on the table',
  'rooms/deluxe':
    'A white bed with a cane head before a teal wall, beside it a window seat in the sun with a book left open, slippers on the stone floor',
  'rooms/family':
    'A double bed and two single beds in a bright room with ochre curtains and a ceiling fan, a carrom game broken off on a low table',

  'facilities/restaurant':
    'A table laid for two by the railing over the lake at dusk, a candle lit, lamps of the far shore on the water',
  'facilities/travel-assistance':
    'A map of Kerala unfolded on a desk under a brass lamp, a compass, car keys and half-drunk tea on it',
  'facilities/laundry':
    'Two piles of folded white linen on a wooden table, a bowl of clothes pegs, sheets drying against the window',
  'facilities/room-service':
    'Breakfast tray with teapot, half-drunk tea, toast and papaya on rumpled white bedding, a newspaper beside it',
  'facilities/lobby':
    'A brass bell, two room keys and the open register on a teak counter, the key rack out of focus behind',
  'facilities/banquet-hall':
    'A round table laid for a wedding, green napkins on white plates around a lit brass lamp',
  'facilities/pool':
    'A candle lantern, sandals and a rolled towel on the wet stone edge of a pool at dusk, the lit tiled house mirrored in its water',
  'facilities/breakfast':
    'Lace-edged appam on a white plate, a bowl of vegetable stew and filter coffee by an open garden door',
  'facilities/bathroom':
    'Water running from a brass tap into a white bath, teal tiles behind it, a folded towel on a board across its end',
  'facilities/meeting-room':
    'A glass of water, notes and a pencil at the near end of a long table, coffee beside them, a carafe, chairs and garden windows out of focus',

  'gallery/trivandrum/brass-lamp':
    'The pan of a brass oil lamp with its five wicks burning, jasmine round its neck, columns and lights out of focus at dusk',
  'gallery/trivandrum/verandah':
    "A chess game left standing on a round table, tea beside it, a planter's chair and white balusters behind",
  'gallery/trivandrum/palace-stair':
    'A half-polished brass rod on a red stair carpet, an open tin of polish beside it',
  'gallery/kottayam/tea-tray':
    'A speckled cup of tea and a spoon at the edge of a wooden tray, a round pot and a bowl of banana chips behind, misty hills out of focus',
  'gallery/kottayam/planters-chair':
    "A cane planter's chair on a verandah, tea and glasses on its long arm, trees in mist beyond the rail",
  'gallery/kottayam/library':
    'Old books in faded bindings along a teak shelf, one half drawn out, wire-rimmed glasses left before it',
  'gallery/kottayam/hills-window':
    'Field glasses in the morning sun on the sill of an open window, wooded hills in mist out of focus behind',
  'gallery/kottayam/rain':
    'A glass of milk tea and banana fritters on a stone sill, heavy rain on the green garden behind',
  'gallery/kochi/spices':
    'Black pepper heaped in a brass bowl, an iron scoop beside it, cardamom and red mace in bowls behind',
  'gallery/kochi/quay-window':
    'Spectacles on a folded newspaper and a cup on a stone sill, a green shutter open on the harbour and a fishing net',
  'gallery/kochi/staircase':
    'An old book in a strip of sun on the worn teak tread of a stair with blue painted tiles',
  'gallery/kochi/fish-table':
    'A lit candle and a glass of white wine on linen at dusk, half a lime on a plate, a fishing net and the lights of the harbour out of focus',
  'gallery/kochi/bicycle':
    'A black bicycle with a wicker basket by an ochre wall, under bougainvillea and green shutters',
  'gallery/thrissur/sadhya':
    'Rice with sambar and vegetables on a wet banana leaf, a row of curries behind it and a pappadam',
  'gallery/thrissur/carved-door':
    'A worn brass ring on a lobed brass plate, on an old wooden door in raking sun, the ring of the other leaf out of focus',
  'gallery/thrissur/swing':
    'A palm-leaf fan dropped on the cotton mattress of a swing, next to the brass chain that it hangs by',
  'gallery/thrissur/parasols':
    'The scalloped hem of a crimson festival parasol with gilt fringe and bells, others out of focus in the light behind it',
  'gallery/thrissur/pillar-hall':
    'A temple drum with two curved sticks laid on its skin, the pillars of a hall out of focus behind',
  'gallery/guruvayoor/lamp-rows':
    'Rows of small clay lamps burn on stone steps at nightfall, more lights out of focus behind',
  'gallery/guruvayoor/idli-breakfast':
    'Idlis and vadas with two chutneys on a leaf-lined steel plate, sambar and filter coffee beside it',
  'gallery/guruvayoor/tulasi':
    'A lit oil lamp and a spouted brass water pot on the plinth of a tulasi at nightfall, petals and drops of water beside them',
  'gallery/guruvayoor/pilgrim-room':
    'A brass water pot, a string of wooden beads and a room key on a table in the early sun, three made beds with striped blankets behind it',
  'gallery/guruvayoor/temple-flowers':
    'Orange and yellow marigolds heaped wet on a brass plate, a string of jasmine laid over its rim',
  'gallery/guruvayoor/music-room':
    'Bridge and strings of a veena, a string of jasmine laid beside them, a lit oil lamp on a red floor out of focus behind',
  'gallery/kalamassery/jali-corridor':
    'A cup of black coffee and a newspaper on a bench beside a pierced terracotta screen, the sun lying over them in round spots',
  'gallery/kalamassery/night-desk':
    'A passport with a boarding card in lamplight beside an open laptop and a cup, the lights of the highway out of focus',
  'gallery/kalamassery/lounge':
    'Headphones, cold coffee and a bowl of cashews on a low table, a sofa and a lit lamp behind it at dusk',
  'gallery/kalamassery/breakfast-counter':
    'Glasses of juice, a board of brown buns and a dish of butter on a terrazzo counter, a bowl of oranges behind',
  'gallery/vazhakala/balcony':
    'A cup of coffee on the wet wooden rail of a balcony, drops standing on it and hanging from its edge',
  'gallery/vazhakala/kitchenette':
    'Limes cut on a wooden board beside a glass of cold lime juice, sea-green tiles and a window behind the worktop',
  'gallery/vazhakala/rooftop':
    'A glass of iced tea and a room key on a wet parapet at dusk, a lantern beside them, the city’s lights behind',
  'gallery/vazhakala/atrium':
    'A zinc watering can between two potted plants on a wooden bench, the white wall and planted gallery of the atrium behind',
  'gallery/elamakkara/garden-path':
    'White temple flowers fallen on the wet stepping stones of a garden path, grass growing between them',
  'gallery/elamakkara/oil-bath':
    'A brass bowl of golden oil and two tied herb bundles on a plate at the end of a dark wooden table, white towels behind',
  'gallery/elamakkara/reading-nook':
    'A novel open at a new chapter on a green striped window seat, a cushion and a throw beside it, plantain leaves outside',
  'gallery/elamakkara/garden-tea':
    'A cup of tea half drunk on a slatted wooden table in dappled shade, a spoon on its saucer, a green teapot out of focus behind it',
  'gallery/elamakkara/garden-bath':
    'A copper pot full of water in a garden, a mug and red petals afloat on it',
  'gallery/elamakkara/hammock':
    'A rope slung round an old tree, the cords of a hammock spreading from its iron ring towards the eye, the grove behind out of focus',
  'gallery/ernakulam-south/filter-coffee':
    'Frothy filter coffee in a brass tumbler and dabarah on a terrazzo counter',
  'gallery/ernakulam-south/deco-stair':
    'A black umbrella hung by its crook on the brass rail of a winding stair, a window of glass bricks behind',
  'gallery/ernakulam-south/night-room':
    'Two books with a railway ticket on them and a glass of water in lamplight, the lights of the street out of focus behind the window',
  'gallery/ernakulam-south/timetable-wall':
    'A black split-flap board with the next trains to Kottayam, Thrissur and Kochi, its far end out of focus',
  'gallery/ernakulam-south/record-bar':
    'The needle of a record player on a turning disc in lamplight, the lamp and shelves of records out of focus behind',
} as const satisfies Record<string, string>;

/** A picture that the site has. */
export type PictureName = keyof typeof pictures;
