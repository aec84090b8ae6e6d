/** @jest-environment node */
import { testContent } from '../../../../support/content';
import { link, testEdits } from '../../../../support/warnings';

testEdits([
  [link, 'https://other.example/', 'leads to other.example now, and led to harbour.house.example before; open it to check'],
  [link, 'https://harbour.house.example/rooms', 'leads to another page of harbour.house.example now; open it to check'],
  [
    link,
    'https://harbour.house.example/?checkin=2026-11-20',
    'has the dates or the session of one stay in it; open the page again without choosing dates, and copy that address',
  ],
  [link, 'https://harbour.house.example/?utm_source=whatsapp', 'has tracking codes in it (such as utm_source); delete the "?" and everything after it'],
  [link, 'https://wa.me/914845550113', 'leads to a chat; before, it led to harbour.house.example'],
  [link, 'https://maps.app.goo.gl/abc', 'leads to a map; before, it led to harbour.house.example'],
  [link, 'https://goo.gl/maps/abc', 'leads to a map; before, it led to harbour.house.example'],
  [link, 'https://www.google.co.in/maps/place/abc', 'leads to a map; before, it led to harbour.house.example'],
  [link, 'https://bit.ly/abc', 'leads to a short address that hides where it leads; before, it led to harbour.house.example'],
  [link, 'https://drive.google.com/file/d/abc/view', 'leads to a shared file; before, it led to harbour.house.example'],
  [link, 'https://forms.gle/abc', 'leads to a form; before, it led to harbour.house.example'],
  [link, 'https://www.google.com/search?q=house', 'leads to a result of a search; before, it led to harbour.house.example'],
  [link, 'https://mail.google.com/mail', 'leads to a mailbox or an account; before, it led to harbour.house.example'],
  [link, 'https://harbour.house.example/menu.pdf', 'leads to a file'],
  [link, 'https://harbour.house.example/wp-admin/rooms', 'leads to a page for staff only'],
  [link, 'https://staging.house.example/', 'leads to a test page; before, it led to harbour.house.example'],
  [link, testContent().hotels.kottayam!.link.url, 'is also the address at House kottayam'],
  [link, 'https://book.house.example/lake', 'names House lake; is it the page of this hotel?'],
  [link, 'https://book.house.example/', 'is the front page of book.house.example, where other hotels have a page of their own'],
  ['site.credit.url', 'https://facebook.house.example/', 'is also the address at Social networks, Facebook, Address of your account'],
  ['hotels.kottayam.link.url', 'https://book.house.example/KOTTAYAM', 'leads to another page of book.house.example now; open it to check'],
]);
