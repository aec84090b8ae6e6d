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
    'A gabled lakeside house at dusk, its verandah lit, with a houseboat and coconut palms mirrored in still water',
  'hero/harbour':
    'Fishing nets on tall poles over the harbour at Fort Kochi in the low gold light of late afternoon',
  'hero/courtyard':
    'An open courtyard in a Kerala house, carved pillars and lit brass lamps around a square rain pool',
  'hero/hills': "Two planter's chairs on a deep teak verandah, facing hills in the mist of early morning",

  'exteriors/trivandrum':
    'A white two-storey bungalow with a long colonnaded verandah and red tiled gables, its lamps lit after sunset',
  'exteriors/kottayam':
    "A planter's bungalow of dark teak on a stone plinth, a deep verandah around it and misty hills behind",
  'exteriors/kochi':
    'An old waterfront warehouse with an ochre wall, green shutters and an arched door, on a quay in late sun',
  'exteriors/thrissur':
    'A traditional house of laterite blocks with carved gables and brass lamps, in golden evening light',
  'exteriors/guruvayoor':
    'A cream three-storey hotel with timber lattice balconies, a stone lamp tower in front, at rose-coloured dawn',
  'exteriors/kalamassery':
    'A modern mid-rise hotel with terracotta lattice screens in white frames and a glass lobby, lit at dusk',
  'exteriors/vazhakala':
    'A stepped apartment hotel in teal and concrete, its balconies overflowing with plants on a bright morning',
  'exteriors/elamakkara':
    'Low garden villas of bare laterite and timber among plantains and areca palms, in dappled light',
  'exteriors/ernakulam-south':
    'A curved art-deco corner building in cream and brick red at night, its lights reflected in the wet street',
  'exteriors/boathouse':
    'A timber house on stilts by a lake at sunset, with a jetty and a thatched houseboat beside it',

  'rooms/business-suite':
    'A large suite with a king bed, a writing desk and a separate sitting area by tall windows',
  'rooms/premium-room': 'A room with a wide bed, two armchairs and a window that lets in the afternoon light',
  'rooms/super-deluxe': 'A double room with a carved wooden bed, a cushioned bench and a brass lamp',
  'rooms/standard': 'A small, neat room with a double bed, a bedside lamp and a chair by the window',
  'rooms/deluxe': 'A bright double room with a desk, a reading lamp and curtains drawn back',
  'rooms/family': 'A family room with a double bed and two single beds beside it, made up in white linen',

  'facilities/restaurant':
    'A restaurant with laid tables, cane chairs and pendant lamps before the first guests arrive',
  'facilities/travel-assistance': 'A white saloon car waiting under the porch of the hotel',
  'facilities/laundry': 'Folded white linen, an iron and a cane basket on a laundry table',
  'facilities/room-service': 'A breakfast tray with coffee and fruit, brought to the room',
  'facilities/lobby': 'A lobby with a timber reception desk, brass lamps and low armchairs',
  'facilities/banquet-hall': 'A banquet hall set with round tables under rows of lights',
  'facilities/pool': 'A courtyard pool with loungers along its edge and plants around it',
  'facilities/breakfast': 'A breakfast table with appam, fruit and a pot of tea in morning light',
  'facilities/bathroom': 'A bathroom with a stone basin, folded towels and light from a high window',
  'facilities/meeting-room': 'A meeting room with a long table, chairs on both sides and a screen at the end',

  'gallery/trivandrum/brass-lamp': 'A standing brass oil lamp with its wicks burning against a white wall',
  'gallery/trivandrum/verandah':
    'A long white verandah with round columns and a polished floor, lit in the evening',
  'gallery/kottayam/tea-tray': 'A tray with a pot of tea, cups and a plate of banana fritters',
  'gallery/kottayam/planters-chair': "A planter's chair with long arms and a cane seat on a teak verandah",
  'gallery/kottayam/library': 'Shelves of old books, a reading lamp and a leather armchair',
  'gallery/kottayam/hills-window': 'A bedroom window standing open towards green hills in mist',
  'gallery/kochi/spices': 'Brass bowls of pepper, cardamom, turmeric and cinnamon on a wooden table',
  'gallery/kochi/quay-window': 'A green-shuttered window open to the quay and the water beyond',
  'gallery/kochi/staircase': 'A broad wooden staircase with turned balusters against an ochre wall',
  'gallery/thrissur/sadhya': 'A vegetarian feast of rice and many curries served on a plantain leaf',
  'gallery/thrissur/carved-door': 'A heavy carved wooden door with brass bosses in a laterite wall',
  'gallery/thrissur/swing': 'A wooden swing seat hung on brass chains in a pillared hall',
  'gallery/thrissur/parasols': 'Fringed silk festival parasols in bright colours',
  'gallery/guruvayoor/lamp-rows': 'Rows of small oil lamps burning on a wall at daybreak',
  'gallery/guruvayoor/idli-breakfast':
    'Steamed idlis with chutneys and sambar on a steel plate, and a tumbler of coffee',
  'gallery/guruvayoor/tulasi': 'A tulasi plant growing in a raised stone plinth',
  'gallery/guruvayoor/pilgrim-room': 'A plain, bright room with beds along the wall and a low table',
  'gallery/kalamassery/jali-corridor':
    'A corridor striped with sunlight that falls through a terracotta lattice',
  'gallery/kalamassery/night-desk': 'A writing desk with a laptop and a lamp by a window over the lit city',
  'gallery/kalamassery/lounge': 'A lounge with low sofas behind a wall of glass',
  'gallery/vazhakala/balcony': 'A balcony with a small table and two chairs among potted plants',
  'gallery/vazhakala/kitchenette': 'A kitchenette with a hob, shelves of cups and a bowl of fruit',
  'gallery/elamakkara/garden-path': 'A laterite path that winds between plantains to a low villa',
  'gallery/elamakkara/oil-bath':
    'Brass vessels of herbal oil and folded towels beside a wooden treatment bed',
  'gallery/elamakkara/reading-nook': 'A cushioned window seat with a book, looking into a green garden',
  'gallery/elamakkara/garden-tea': 'Tea for two on a garden table in the shade',
  'gallery/ernakulam-south/filter-coffee': 'Frothy filter coffee in a steel tumbler and bowl',
  'gallery/ernakulam-south/deco-stair': 'A curving terrazzo staircase with a brass handrail',
  'gallery/ernakulam-south/night-room':
    'A room at night with a lamp lit and the lights of the street outside',
} as const satisfies Record<string, string>;

/** A picture that the site has. */
export type PictureName = keyof typeof pictures;

/** The words for a picture, for its alt attribute. */
export function altOf(name: PictureName): string {
  return pictures[name];
}
