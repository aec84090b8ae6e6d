import { rowsFor, tab, testMistakes } from '../../support/mistakes';

testMistakes([
  ...rowsFor(
    'hotels.kochi.phone',
    ['ring us', '0484 5550113', '+91 484 555 011', '+91 0484 555 013', '+914845550113', '+19 484 555 0113'],
    'is not right. Write ten digits after +91, with spaces: "+91 481 555 0100", or a toll number: "1800 425 0113".',
  ),
  ...rowsFor(
    'hotels.kochi.phone',
    ['+91 98470 12345', '+971 4 555 0113', '+91 460 220 0113', '+91 1800 425 0100', '1800 425 0113', '1860 425 0113', '1800 11 4000'],
    '',
  ),
  [
    'hotels.lake.address.lines',
    ['Jetty Road 686 563'],
    "content/hotels/lake.json, Address, House and street, 1: 'Jetty Road 686 563' is not right. Remove the town and the PIN. They have their own fields.",
  ],
  ...rowsFor(
    'hotels.kochi.link.url',
    [
      'https://a.example:443443/',
      'http://harbour.example/',
      'harbour.example',
      'https://www..harbour.example/',
      'https://wwww.harbour.example/',
      'https://a.example/fort kochi',
    ],
    'is not right. Copy it from the browser: "https://www.example.com/".',
  ),
  ...rowsFor(
    'site.url',
    ['https://www.house.example/', 'https://www.house.example/stay'],
    'is not right. Write https:// and the host, without a slash at the end and without a path.',
  ),
  ['site.url', 'https://www.house.example:443443', 'is not right. Write https:// and the host, without a slash at the end and without a path.'],
  ...rowsFor('site.email', ['stay at house', 'stay.@house.com'], 'is not right. Write an address such as stay@example.com.'),
  ...rowsFor('hotels.kochi.address.pin', ['68200', '560001'], 'is not right. Write six digits that begin with 67, 68 or 69.'),
  ['hotels.kochi.coordinates.latitude', 76.2, 'is 76.2, which is a longitude; swap the two numbers'],
  ...rowsFor('towns.towns.0.malayalam', ['Kochi', 'കൊച്ചി Fort Kochi'], 'is not right. Write all of it in Malayalam letters.'),
  ['hotels.kochi.malayalam.address', 'ATM-ന് അടുത്ത്, Calvathy റോഡ്', ''],
  ...rowsFor(
    'hotels.kochi.stay.checkIn',
    ['2 PM', '02:00', '14', '25:00'],
    'is not right. Write "14:00" for two o’clock in the afternoon. From 07:00 to 23:59.',
  ),
  ['hotels.kochi.stay.checkOut', '02:00', 'is not right. Write "14:00" for two o’clock in the afternoon. From 07:00 to 23:59.'],
  ...rowsFor(
    tab,
    ['7:30 AM to 25:00', '7 until', '730 AM', '7:3 AM', '9 am to 9 pm', '7:30 to 10:00 PM', '24x7'],
    'is not right. Write "7:30 AM to 10:00 PM", or "24/7".',
  ),
  ...rowsFor(tab, ['4:00 PM to 1:00 AM', 'Mon-Fri 9:00 AM to 5:00 PM', '7:00 AM to 10:00 AM, 7:00 PM to 11:00 PM', '24/7'], ''),
  ...rowsFor('rooms.rooms.1.oldPrice', ['4,200', 'Rs. 4,200/-', '₹ 4200'], ''),
  ...rowsFor('rooms.rooms.1.oldPrice', ['4.2k', '4200-4400', 'ask us', '42.50'], 'is not a number. Write digits, such as 5200 or 5,200.'),
  ['rooms.rooms.1.oldPrice', 'Rs. 2,500', 'is 2500, which is not above the price of 2800; …'],
  ['rooms.rooms.1.oldPrice', '₹ 2,00,000', 'is 200000; write 100000 or less'],
  ['site.phone', '+91 22 6666 1234', ''],
  ['offers.offers.1.code', 'fest 40', 'is not right. Use letters, digits and dashes only.'],
]);
